import type { CheckoutDialogView } from '@teranga/core/checkout';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { Spinner } from '@teranga/ui/spinner';
import styles from './CheckoutDialog.module.css';

/** What the checkout has to say; once read, `onRead` leads on. */
export function CheckoutDialog({
  dialog,
  onRead,
}: {
  dialog: CheckoutDialogView | null;
  onRead: () => void;
}) {
  const close = dialog?.close;
  const read = close
    ? () => {
        close();
        // After the browser has given focus back to the button.
        requestAnimationFrame(onRead);
      }
    : null;
  return (
    <Dialog isOpen={dialog !== null} onClose={read} label={dialog?.title ?? ''}>
      <div className={styles.words} role={dialog?.tone === 'error' ? 'alert' : 'status'}>
        <p>{dialog?.text}</p>
        {read ? (
          <Button variant="primary" onClick={read}>
            D’accord
          </Button>
        ) : (
          <Spinner className={styles.spinner} />
        )}
      </div>
    </Dialog>
  );
}
