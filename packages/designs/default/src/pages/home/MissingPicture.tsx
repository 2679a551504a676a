import { ImageOff } from 'lucide-react';
import styles from './MissingPicture.module.css';

/** Stands where a picture should be, and says so. */
export function MissingPicture() {
  return (
    <span className={styles.missing}>
      <ImageOff size={32} strokeWidth={1.75} aria-hidden="true" />
      Image indisponible
    </span>
  );
}
