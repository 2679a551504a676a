import type { ImageView } from '@teranga/core/domain/media';
import { Picture } from '@teranga/ui/picture';
import styles from './Gallery.module.css';

interface ThumbnailsProps {
  pictures: ImageView[];
  chosen: number;
  choose: (index: number) => void;
}

/** Thumbnails, four of them visible; the row scrolls if there are more. */
export function Thumbnails({ pictures, chosen, choose }: ThumbnailsProps) {
  return (
    <ul className={styles.prints} aria-label="Choisir une photo">
      {pictures.map((picture, index) => (
        <li key={picture.src} className={styles.print}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Photo ${String(index + 1)} sur ${String(pictures.length)}`}
            aria-current={index === chosen ? 'true' : undefined}
            onClick={() => choose(index)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="5rem" className={styles.picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}
