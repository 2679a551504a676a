import type { PartProps } from '@teranga/design-kit';
import { Button } from '@teranga/ui/button';
import { Dialog, firstFocus } from '@teranga/ui/dialog';
import styles from './SignOutDialog.module.css';

/** Confirms signing out; stays open while that is in progress. */
export function SignOutDialog({ signOut, isOpen, onClose }: PartProps['SignOutDialog']) {
  const confirm = async () => {
    await signOut.confirm();
    // Also after a failure: its message is shown behind the dialog.
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={signOut.isBusy ? null : onClose} label="Déconnexion">
      <p>{signOut.question}</p>
      <div className={styles.answers}>
        <Button ref={firstFocus} variant="quiet" onClick={onClose}>
          {signOut.cancelLabel}
        </Button>
        <Button variant="primary" isBusy={signOut.isBusy} onClick={() => void confirm()}>
          {signOut.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
