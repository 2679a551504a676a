import { ImageOff } from 'lucide-react';
import { classNames } from '@teranga/ui/class-names';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  /** File name of the store's image; null without one. */
  file: string | null;
  className?: string | undefined;
}

/** Width in pixels that the server makes; sharp on a phone at the size shown. */
const width = 160;

/** A small square image beside its name, which says what it shows. */
export function Thumbnail({ file, className }: ThumbnailProps) {
  const path = file?.split('/').map(encodeURIComponent).join('/');
  return (
    <span className={classNames(styles.box, className)}>
      {path ? (
        <img src={`/cdn/${path}?w=${width}`} alt="" width={48} height={48} loading="lazy" decoding="async" />
      ) : (
        <ImageOff size={18} strokeWidth={1.5} aria-hidden="true" />
      )}
    </span>
  );
}
