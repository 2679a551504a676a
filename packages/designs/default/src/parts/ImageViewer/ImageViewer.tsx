import type { PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Dialog, firstFocus } from '@teranga/ui/dialog';
import { Image } from '@teranga/ui/image';
import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import styles from './ImageViewer.module.css';
import { useCloseUp } from './useCloseUp.ts';

interface PressProps {
  label: string;
  Icon: typeof Plus;
  isOff: boolean;
  run: () => void;
}

function Press({ label, Icon, isOff, run }: PressProps) {
  return (
    <button
      type="button"
      className={styles.press}
      aria-label={label}
      aria-disabled={isOff || undefined}
      // Not `disabled`: that would lose the keyboard focus at the last image.
      onClick={() => !isOff && run()}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

function Viewer({ images, index: first, name }: Omit<PartProps['ImageViewer'], 'isOpen' | 'close'>) {
  const stage = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(first);
  const closeUp = useCloseUp(stage);
  const { scale } = closeUp;
  const image = images[index] ?? null;
  const hasMany = images.length > 1;
  const show = (wanted: number) => {
    if (wanted < 0 || wanted >= images.length) return;
    closeUp.reset();
    setIndex(wanted);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') closeUp.enlarge();
    if (key === '-') closeUp.reduce();
    // When zoomed in, the arrow keys scroll the image.
    if (scale === 1 && key === 'ArrowRight') show(index + 1);
    if (scale === 1 && key === 'ArrowLeft') show(index - 1);
  };
  return (
    // The keys are for whatever is focused in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.viewer} onKeyDown={onKey}>
      {/* A second press is a short cut for the buttons below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={(element) => {
          stage.current = element;
          firstFocus(element);
        }}
        className={styles.stage}
        aria-label="Photo, à faire défiler quand elle est agrandie"
        // Scrolled by the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onDoubleClick={closeUp.toggle}
      >
        <div className={styles.sheet} style={{ inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` }}>
          <Image
            key={image?.src}
            image={image && { ...image, alt: image.alt || name }}
            sizes={`${Math.round(scale * 100)}vw`}
            isPriority
            className={styles.image}
          />
        </div>
      </section>
      <div className={styles.bar}>
        {hasMany && (
          <Press
            label="Photo précédente"
            Icon={ChevronLeft}
            isOff={index === 0}
            run={() => show(index - 1)}
          />
        )}
        <Press label="Réduire" Icon={Minus} isOff={!closeUp.canReduce} run={closeUp.reduce} />
        <output className={classNames('figures', styles.place)}>
          {hasMany && `Photo ${index + 1} sur ${images.length}, `}
          {Math.round(scale * 100)}&nbsp;%
        </output>
        <Press label="Agrandir" Icon={Plus} isOff={!closeUp.canEnlarge} run={closeUp.enlarge} />
        {hasMany && (
          <Press
            label="Photo suivante"
            Icon={ChevronRight}
            isOff={index === images.length - 1}
            run={() => show(index + 1)}
          />
        )}
      </div>
    </div>
  );
}

/** Full-screen viewer of one image, with zoom. */
export function ImageViewer({ isOpen, close, ...viewer }: PartProps['ImageViewer']) {
  return (
    <Dialog isOpen={isOpen} onClose={close} label={viewer.name} isFull>
      <Viewer {...viewer} />
    </Dialog>
  );
}
