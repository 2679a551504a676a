import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import styles from './ImageDrop.module.css';

interface ImageDropProps {
  label: string;
  isMultiple?: boolean;
  disabled?: boolean;
  add: (files: File[]) => void;
}

/** What the server reads. An iPhone converts its own format to one of them. */
export const imageTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A place for images: from the camera or the files at a press, or dropped on it. */
export function ImageDrop({ label, isMultiple = false, disabled = false, add }: ImageDropProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label className={styles.drop} data-over={isOver || undefined}>
      <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
      {label}
      <input
        type="file"
        accept={imageTypes}
        multiple={isMultiple}
        disabled={disabled}
        // It fills its label: the browser itself chooses the file that is dropped there.
        className={styles.file}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
