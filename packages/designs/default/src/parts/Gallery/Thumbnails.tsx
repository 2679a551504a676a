import type { ImageView } from '@teranga/core/domain/media';
import { Image } from '@teranga/ui/image';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styles from './Thumbnails.module.css';

/** Number of visible thumbnails. */
export const thumbnailWindow = 4;

/** Index of the first visible thumbnail, so that the selected one is among the four. */
function windowStart(chosen: number, count: number): number {
  const last = Math.max(count - thumbnailWindow, 0);
  return Math.min(Math.max(chosen - thumbnailWindow + 2, 0), last);
}

/** The index a key moves to from `chosen`, or null for other keys. */
function keyTarget(key: string, chosen: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(chosen + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(chosen - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

interface ThumbnailsProps {
  images: ImageView[];
  chosen: number;
  choose: (index: number) => void;
}

/** Thumbnails in a window of four that follows the chosen one; arrow keys move through them. */
export function Thumbnails({ images, chosen, choose }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isMoving = useRef(false);
  // The visible thumbnails may have shifted: the focus follows the selected one, not a position.
  useEffect(() => {
    if (isMoving.current) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    isMoving.current = false;
  });
  const start = windowStart(chosen, images.length);
  const visible = images.slice(start, start + thumbnailWindow);
  const move = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, chosen, images.length);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    choose(next);
  };
  const step = (by: number, label: string, Icon: typeof ChevronLeft) =>
    images.length > thumbnailWindow && (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        disabled={chosen + by < 0 || chosen + by >= images.length}
        onClick={() => choose(chosen + by)}
      >
        <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
    );
  return (
    <div className={styles.thumbnails}>
      {step(-1, 'Photo précédente', ChevronLeft)}
      <ul ref={list} className={styles.list}>
        {visible.map((image, place) => {
          const index = start + place;
          return (
            <li key={image.src}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Photo ${String(index + 1)} sur ${String(images.length)}`}
                aria-current={index === chosen ? 'true' : undefined}
                tabIndex={index === chosen ? 0 : -1}
                onClick={() => choose(index)}
                onKeyDown={move}
              >
                <Image image={{ ...image, alt: '' }} sizes="6rem" className={styles.image} />
              </button>
            </li>
          );
        })}
      </ul>
      {step(1, 'Photo suivante', ChevronRight)}
    </div>
  );
}
