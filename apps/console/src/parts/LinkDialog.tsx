import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { useState } from 'react';
import styles from './dialogs.module.css';

interface LinkDialogProps {
  onClose: () => void;
  save: (href: string) => void;
}

const isAddress = (text: string) => /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?![/\\])\S*)$/.test(text);

/** Prompts for the address of the selected words. */
export function LinkDialog({ onClose, save }: LinkDialogProps) {
  const [href, setHref] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={onClose} label="Lien">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to the page's own form, which is not meant.
          event.stopPropagation();
          const address = href.trim();
          if (isAddress(address)) save(address);
          else setError('Donnez une adresse qui commence par https:// ou par /.');
        }}
      >
        <TextField
          name="href"
          label="Adresse"
          hint="Par exemple https://… ou /products pour une page de la boutique."
          value={href}
          error={error}
          onChange={({ target }) => setHref(target.value)}
        />
        <div className={styles.ways}>
          <Button variant="primary" type="submit">
            Poser le lien
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
