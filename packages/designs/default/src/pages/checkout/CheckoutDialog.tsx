import type { CheckoutDialogView } from '@teranga/core/checkout';
import { Button, buttonClass } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { Spinner } from '@teranga/ui/spinner';
import styles from './CheckoutDialog.module.css';

function Ways({ dialog, read }: { dialog: CheckoutDialogView; read: (() => void) | null }) {
  const { action, link } = dialog;
  return (
    <>
      {!read && <Spinner className={styles.spinner} />}
      {action && (
        <Button variant="primary" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {link && (
        // Another site's address: not the shell's to go to.
        <a className={buttonClass('quiet')} href={link.href}>
          {link.label}
        </a>
      )}
      {read && (
        <Button variant="primary" onClick={read}>
          D’accord
        </Button>
      )}
    </>
  );
}

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
      </div>
      {dialog && (
        <div className={styles.ways}>
          <Ways dialog={dialog} read={read} />
        </div>
      )}
    </Dialog>
  );
}
