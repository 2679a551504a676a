import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { useState } from 'react';
import dialogs from '../../parts/dialogs.module.css';
import styles from './ProductImages.module.css';

interface ProductImageDialogProps {
  image: { name: string; alt: string };
  save: (alt: string) => void;
  remove: () => void;
  onClose: () => void;
}

/** Width in pixels that the server makes. */
const width = 640;

/** An image, large, with the words for who does not see it. */
export function ProductImageDialog({ image, save, remove, onClose }: ProductImageDialogProps) {
  const [alt, setAlt] = useState(image.alt);
  const path = image.name.split('/').map(encodeURIComponent).join('/');
  return (
    <Dialog isOpen onClose={onClose} label="Image">
      <form
        className={dialogs.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (alt !== image.alt) save(alt.trim());
          onClose();
        }}
      >
        <img className={styles.large} src={`/cdn/${path}?w=${width}`} alt={image.alt} />
        <TextField
          name="alt"
          label="Ce que montre l’image"
          hint="Lu à qui ne la voit pas, et par les moteurs de recherche."
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <div className={dialogs.ways}>
          <Button
            variant="quiet"
            onClick={() => {
              remove();
              onClose();
            }}
          >
            Retirer l’image
          </Button>
          <Button variant="primary" type="submit">
            Enregistrer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
