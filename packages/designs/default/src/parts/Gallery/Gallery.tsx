import { intent, type PartProps } from '@teranga/design-kit';
import { Image } from '@teranga/ui/image';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ZoomIn } from 'lucide-react';
import { useRef } from 'react';
import styles from './Gallery.module.css';
import { Thumbnails } from './Thumbnails.tsx';
import { useGallery } from './useGallery.ts';

const slideSizes = '(min-width: 64rem) 40rem, 100vw';

function Slides({ images, name, enlarge }: PartProps['Gallery']) {
  const track = useRef<HTMLUListElement>(null);
  const gallery = useGallery(track, images.length);
  return (
    <div className={styles.gallery}>
      <ul
        ref={track}
        className={styles.track}
        // Swiped by thumb, moved by arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must be reachable by keyboard.
        tabIndex={images.length > 1 ? 0 : undefined}
        aria-label={`Photos de ${name}`}
        onScroll={gallery.look}
      >
        {images.map((image, index) => (
          <li key={image.src} className={styles.slide}>
            <button
              type="button"
              className={styles.enlarge}
              // A single tab stop: the visible image.
              tabIndex={index === gallery.index ? 0 : -1}
              onClick={() => enlarge(index)}
              {...intent('viewer')}
            >
              <VisuallyHidden>Agrandir : </VisuallyHidden>
              <Image image={image} sizes={slideSizes} isPriority={index === 0} className={styles.image} />
              <span className={styles.lens}>
                <ZoomIn size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && <Thumbnails images={images} chosen={gallery.index} choose={gallery.show} />}
    </div>
  );
}

/** The product's images: swiped on a phone, selected by thumbnails everywhere. */
export function Gallery(props: PartProps['Gallery']) {
  const { images } = props;
  if (images.length === 0)
    return (
      <div className={styles.gallery}>
        <Image image={null} sizes={slideSizes} className={styles.alone} />
      </div>
    );
  // A new set of images, as of another variation, starts at the first one.
  return <Slides key={images.map(({ src }) => src).join(' ')} {...props} />;
}
