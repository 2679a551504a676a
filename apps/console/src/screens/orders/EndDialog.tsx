import type { StaffOrderWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormError } from '../../parts/FormError.tsx';
import styles from '../../parts/dialogs.module.css';
import { stepWords } from './orderWords.ts';

interface EndDialogProps {
  order: StaffOrderWire;
  /** How the order is to end; null while that is not chosen. */
  to: 'REJECTED' | 'CANCELLED' | null;
  onClose: () => void;
}

/** Rejects or cancels an order, with a reason that the shopper reads. */
export function EndDialog({ order, to, onClose }: EndDialogProps) {
  const [reason, setReason] = useState('');
  const dispatch = useConsoleDispatch();
  const [step, { isLoading, error, reset }] = ordersApi.useStepOrderMutation();
  const close = () => {
    reset();
    onClose();
  };
  const send = async (end: 'REJECTED' | 'CANCELLED') => {
    const body = { from: order.status, to: end, reason: reason.trim() || null };
    const answer = await step({ ref: order.ref, body });
    if (answer.error) return;
    dispatch(showToast({ tone: 'success', text: `${stepWords[end].done}. Le stock est rendu.` }));
    onClose();
  };
  const words = stepWords[to ?? 'CANCELLED'];
  return (
    <Dialog
      isOpen={to !== null}
      onClose={close}
      label={to === 'REJECTED' ? 'Rejeter la commande' : 'Annuler la commande'}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (to) void send(to);
        }}
      >
        <p>Les articles retournent en stock et le client en est informé.</p>
        <TextField
          name="reason"
          label="Motif"
          hint="Le client le lit. Facultatif."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormError failure={error ? asApiError(error) : null} />
        <div className={styles.ways}>
          <Button variant="quiet" onClick={close}>
            Garder la commande
          </Button>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            {words.label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
