import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import styles from './dialogs.module.css';

interface SecretDialogProps {
  title: string;
  label: string;
  /** Null: there is none to show. */
  secret: string | null;
  onClose: () => void;
}

/** Shows a secret, which the server never shows again. */
export function SecretDialog({ title, label, secret, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret ?? '');
    setCopied(true);
  };
  return (
    <Dialog isOpen={secret !== null} onClose={onClose} label={title}>
      <div className={styles.form}>
        <p>Copiez-le maintenant : il n’est plus jamais montré.</p>
        <TextField name="secret" label={label} isReadOnly value={secret ?? ''} />
        <output>{isCopied && 'Copié.'}</output>
        <div className={styles.ways}>
          {'clipboard' in navigator && (
            <Button variant="quiet" onClick={() => void copy()}>
              <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
              Copier
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            J’ai copié
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
