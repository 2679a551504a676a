import { Button } from '@teranga/ui/button';
import { Dialog, firstFocus } from '@teranga/ui/dialog';
import { useState } from 'react';
import styles from './ClearForm.module.css';

const clearLabel = 'Tout effacer';

/** Clears the form, after a confirmation. */
export function ClearForm({ clear, className }: { clear: () => void; className: string | undefined }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  return (
    <>
      <button type="button" className={className} data-needs-script="" onClick={() => setIsConfirming(true)}>
        {clearLabel}
      </button>
      <Dialog isOpen={isConfirming} onClose={close} label={clearLabel}>
        <p>Toutes vos réponses seront effacées de cet appareil, sans retour possible.</p>
        <div className={styles.answers}>
          <Button ref={firstFocus} variant="quiet" onClick={close}>
            Garder mes réponses
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              clear();
              close();
            }}
          >
            {clearLabel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
