import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { X } from 'lucide-react';
import { Card } from '../../parts/Card.tsx';
import { ImageDrop } from '../../parts/ImageDrop.tsx';
import type { NewPhoto } from './useNewPhotos.ts';
import styles from './NewPhotos.module.css';

interface NewPhotosProps {
  photos: readonly NewPhoto[];
  add: (files: File[]) => void;
  drop: (photo: NewPhoto) => void;
}

/** The images of a new product, in their order. */
export function NewPhotos({ photos, add, drop }: NewPhotosProps) {
  return (
    <Card title="Images">
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Images de l’article">
          {photos.map((photo, index) => (
            <li key={photo.url} className={styles.photo}>
              <img src={photo.url} alt={photo.file.name} className={styles.image} />
              <button type="button" className={styles.drop} onClick={() => drop(photo)}>
                <X size={18} strokeWidth={2} aria-hidden="true" />
                <VisuallyHidden>Retirer l’image {index + 1}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ImageDrop label="Ajouter des images" isMultiple add={add} />
    </Card>
  );
}
