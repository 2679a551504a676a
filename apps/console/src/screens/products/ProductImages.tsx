import type { StaffProductWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { Card } from '../../parts/Card.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import styles from './ProductImages.module.css';

type Gallery = StaffProductWire['gallery'];

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The gallery with the image at `from` put at `to`. */
function moved(gallery: Gallery, from: number, to: number): Gallery {
  const rest = gallery.filter((_image, index) => index !== from);
  const [image] = gallery.slice(from);
  return image ? [...rest.slice(0, to), image, ...rest.slice(to)] : gallery;
}

/** An article's images: added from the camera or files, ordered, removed. The first is the main one. */
export function ProductImages({ product, isEditable }: { product: StaffProductWire; isEditable: boolean }) {
  const { id, version, gallery } = product;
  const dispatch = useConsoleDispatch();
  const [waiting, setWaiting] = useState(0);
  const [addImage] = productsApi.useAddImageMutation();
  const [change, { isLoading }] = productsApi.useChangeProductMutation();

  const add = async (files: readonly File[]) => {
    setWaiting(files.length);
    for (const file of files) {
      const { error } = await addImage({ id, file });
      if (error) dispatch(showToast({ tone: 'error', text: `${file.name} : ${asApiError(error).message}` }));
      setWaiting((left) => left - 1);
    }
  };
  const save = async (next: Gallery) => {
    const { error } = await change({ id, version, body: { gallery: next } });
    if (error) dispatch(showToast({ tone: 'error', text: asApiError(error).message }));
  };
  return (
    <Card title="Images">
      <ul className={styles['images']} aria-busy={isLoading || waiting > 0}>
        {gallery.map((image, index) => (
          <li key={image.name} className={styles['image']}>
            <Thumbnail file={image.name} className={styles['picture']} />
            {isEditable && (
              <span className={styles['ways']}>
                <button
                  type="button"
                  disabled={index === 0 || isLoading}
                  onClick={() => void save(moved(gallery, index, index - 1))}
                >
                  <ArrowLeft {...icon} />
                  <VisuallyHidden>Avancer l’image {index + 1}</VisuallyHidden>
                </button>
                <button
                  type="button"
                  disabled={index === gallery.length - 1 || isLoading}
                  onClick={() => void save(moved(gallery, index, index + 1))}
                >
                  <ArrowRight {...icon} />
                  <VisuallyHidden>Reculer l’image {index + 1}</VisuallyHidden>
                </button>
                <button
                  type="button"
                  disabled={isLoading}
                  onClick={() => void save(gallery.filter((each) => each !== image))}
                >
                  <Trash2 {...icon} />
                  <VisuallyHidden>Retirer l’image {index + 1}</VisuallyHidden>
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {isEditable && (
        <label className={styles['add']}>
          <ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />
          {waiting > 0 ? `Envoi… encore ${waiting}` : 'Ajouter des images'}
          <input
            type="file"
            accept="image/*"
            multiple
            className={styles['file']}
            disabled={waiting > 0}
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      )}
    </Card>
  );
}
