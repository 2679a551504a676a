import { ImageOff } from 'lucide-react';
import styles from './MissingImage.module.css';

/** Placeholder for a missing image. */
export function MissingImage() {
  return (
    <span className={styles.missing}>
      <ImageOff size={32} strokeWidth={1.75} aria-hidden="true" />
      Image indisponible
    </span>
  );
}
