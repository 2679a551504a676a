import type { ImageView } from '@teranga/core/domain/media';
import { Image } from '@teranga/ui/image';
import styles from './Gallery.module.css';

interface ThumbnailsProps {
  images: ImageView[];
  chosen: number;
  choose: (index: number) => void;
}

/** Thumbnails, four of them visible; the row scrolls if there are more. */
export function Thumbnails({ images, chosen, choose }: ThumbnailsProps) {
  return (
    <ul className={styles.prints} aria-label="Choisir une photo">
      {images.map((image, index) => (
        <li key={image.src} className={styles.print}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Photo ${String(index + 1)} sur ${String(images.length)}`}
            aria-current={index === chosen ? 'true' : undefined}
            onClick={() => choose(index)}
          >
            <Image image={{ ...image, alt: '' }} sizes="5rem" className={styles.image} />
          </button>
        </li>
      ))}
    </ul>
  );
}
