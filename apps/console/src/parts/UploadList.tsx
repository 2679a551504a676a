import { Button } from '@teranga/ui/button';
import type { Upload } from '../lib/useUploads.ts';
import styles from './UploadList.module.css';

interface UploadListProps {
  uploads: readonly Upload[];
  retry: (upload: Upload) => void;
  drop: (id: number) => void;
}

/** Images on their way, and those that did not arrive. */
export function UploadList({ uploads, retry, drop }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Envois">
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.upload}>
          <span className={styles.name}>{upload.file.name}</span>
          {upload.failure === null ? (
            <progress
              className={styles.bar}
              aria-label={`Envoi de ${upload.file.name}`}
              value={upload.part}
            />
          ) : (
            <>
              <span className={styles.failure} role="alert">
                {upload.failure}
              </span>
              <span className={styles.ways}>
                <Button variant="plain" onClick={() => retry(upload)}>
                  Réessayer
                </Button>
                <Button variant="plain" onClick={() => drop(upload.id)}>
                  Abandonner
                </Button>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
