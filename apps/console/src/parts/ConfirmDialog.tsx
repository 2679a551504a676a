import type { ApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import type { ReactNode } from 'react';
import { FormError } from './FormError.tsx';
import styles from './dialogs.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What the button does. */
  action: string;
  /** What the other button does. */
  cancel?: string;
  /** The button to press in doubt. */
  primary?: 'action' | 'cancel';
  isBusy: boolean;
  failure?: ApiError | null;
  confirm: () => void;
  onClose: () => void;
  /** What happens then. */
  children: ReactNode;
}

/** Requests a confirmation of something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, action, cancel = 'Ne rien changer', primary = 'action' } = props;
  const { isBusy, failure = null, confirm, onClose, children } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title}>
      <div className={styles.text}>{children}</div>
      <FormError failure={failure} />
      <div className={styles.ways}>
        <Button variant={primary === 'cancel' ? 'primary' : 'quiet'} onClick={onClose}>
          {cancel}
        </Button>
        <Button variant={primary === 'action' ? 'primary' : 'quiet'} isBusy={isBusy} onClick={confirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
