import type { QuoteView } from '@teranga/core/quotes';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import styles from './QuoteDialog.module.css';

/** What became of the request, in a window. */
export function QuoteDialog({ dialog }: { dialog: QuoteView['dialog'] }) {
  return (
    <Dialog isOpen={dialog !== null} onClose={dialog?.close ?? null} label={dialog?.title ?? ''}>
      <div className={styles.words} role={dialog?.tone === 'error' ? 'alert' : 'status'}>
        <p>{dialog?.text}</p>
        <Button variant="primary" onClick={dialog?.close}>
          D’accord
        </Button>
      </div>
    </Dialog>
  );
}
