import type { StaffProductWire } from '@teranga/contract/admin';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { useCallback, useState } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { useProductChange } from '../../lib/useVersionedChange.ts';
import { useUploads } from '../../lib/useUploads.ts';
import { Card } from '../../parts/Card.tsx';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { ImageDrop } from '../../parts/ImageDrop.tsx';
import { SortableList } from '../../parts/SortableList.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import { UploadList } from '../../parts/UploadList.tsx';
import { ProductImageDialog } from './ProductImageDialog.tsx';
import styles from './ProductImages.module.css';

type Gallery = StaffProductWire['gallery'];

interface ProductImagesProps {
  product: StaffProductWire;
  isEditable: boolean;
}

/**
 * A product's images: added from the camera or files, ordered, described. The first is the main
 * one.
 */
export function ProductImages({ product, isEditable }: ProductImagesProps) {
  const { id, version, gallery } = product;
  const [opened, setOpened] = useState<string | null>(null);
  const [addImage] = productsApi.useAddImageMutation();
  const [change] = productsApi.useChangeProductMutation();
  const { run, conflict, clearConflict } = useProductChange(id);
  const send = useCallback(
    (file: File, onProgress: (part: number) => void) => addImage({ id, file, onProgress }),
    [addImage, id],
  );
  const { uploads, add, retry, drop } = useUploads(send);

  const save = async (next: Gallery, done: string) => {
    await run(change({ id, version, body: { gallery: next } }), version, done);
  };
  const image = gallery.find(({ name }) => name === opened);
  const nameOf = ({ name, alt }: Gallery[number]) =>
    alt || `Image ${gallery.findIndex((each) => each.name === name) + 1}`;
  return (
    <Card title="Images">
      {gallery.length > 0 && (
        <SortableList
          label="Images de l’article"
          layout="grid"
          items={gallery}
          keyOf={({ name }) => name}
          nameOf={nameOf}
          isSortable={isEditable && gallery.length > 1}
          sort={(next) => save(next, 'Ordre des images enregistré.')}
        >
          {(each, index) => (
            <>
              <button
                type="button"
                className={styles.image}
                disabled={!isEditable}
                onClick={() => setOpened(each.name)}
              >
                <Thumbnail file={each.name} className={styles.thumbnail} />
                <VisuallyHidden>Décrire ou retirer « {nameOf(each)} »</VisuallyHidden>
              </button>
              {index === 0 && <span className={styles.main}>Principale</span>}
              {isEditable && !each.alt && index > 0 && <span className={styles.main}>Sans description</span>}
            </>
          )}
        </SortableList>
      )}
      {isEditable && (
        <>
          <UploadList uploads={uploads} retry={retry} drop={drop} />
          <ImageDrop label="Ajouter des images" isMultiple add={add} />
        </>
      )}
      {!isEditable && gallery.length === 0 && <p className={styles.soft}>Aucune image.</p>}
      {image && (
        <ProductImageDialog
          image={image}
          onClose={() => setOpened(null)}
          save={(alt) =>
            void save(
              gallery.map((each) => (each === image ? { ...each, alt } : each)),
              'Description enregistrée.',
            )
          }
          remove={() =>
            void save(
              gallery.filter((each) => each !== image),
              'Image retirée. L’historique de l’article la garde.',
            )
          }
        />
      )}
      <ConflictDialog message={conflict} onClose={clearConflict} />
    </Card>
  );
}
