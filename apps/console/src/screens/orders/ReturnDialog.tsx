import type { StaffOrderWire } from '@teranga/contract/admin';
import { asApiError, newKey } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { CheckboxField, CounterField, TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormError } from '../../parts/FormError.tsx';
import styles from '../../parts/dialogs.module.css';

interface OrderDialogProps {
  order: StaffOrderWire;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the refund, which often follows; absent for who may not refund. */
  refund?: (() => void) | undefined;
}

const kinds = {
  refused: 'Colis refusé à la livraison',
  returned: 'Articles rapportés ou renvoyés',
} as const;

/** A parcel is refused before it is delivered, its products are brought back after that. */
const kindOf = ({ status }: StaffOrderWire): keyof typeof kinds =>
  status === 'DELIVERED' ? 'returned' : 'refused';

/** What of a line has not come back yet. */
const leftOf = (order: StaffOrderWire, line: StaffOrderWire['lines'][number]) =>
  order.returns
    .flatMap(({ lines }) => lines)
    .filter(({ position }) => position === line.position)
    .reduce((left, { quantity }) => left - quantity, line.quantity);

/** Takes products back: all that is left, or some of each line. */
export function ReturnDialog({ order, isOpen, onClose, refund }: OrderDialogProps) {
  const kind = kindOf(order);
  const [reason, setReason] = useState('');
  const [isRestocked, setRestocked] = useState(true);
  const [counts, setCounts] = useState<Record<number, string>>({});
  // One key for each opening: a repeated press takes back once.
  const [key, setKey] = useState(newKey);
  const dispatch = useConsoleDispatch();
  const [takeBack, { isLoading, error, reset }] = ordersApi.useTakeBackMutation();
  const open = order.lines
    .map((line) => ({ line, left: leftOf(order, line) }))
    .filter(({ left }) => left > 0);
  const units = open.reduce((sum, { left }) => sum + left, 0);
  // A refused parcel comes back whole; of one that was delivered, most is kept.
  const usual = (left: number) => (kind === 'refused' || units === 1 ? left : 0);
  const countOf = (position: number, left: number) => Number(counts[position] ?? usual(left));
  const isNothing = open.every(({ line, left }) => countOf(line.position, left) === 0);
  const close = () => {
    reset();
    setKey(newKey());
    onClose();
  };
  const send = async () => {
    const lines = open
      .map(({ line, left }) => ({
        position: line.position,
        quantity: countOf(line.position, left),
        isRestocked,
      }))
      .filter(({ quantity }) => quantity > 0);
    const answer = await takeBack({
      ref: order.ref,
      key,
      body: { kind, lines, reason: reason.trim() || null },
    });
    if (answer.error) return;
    dispatch(
      showToast({
        tone: 'success',
        text: isRestocked ? 'Retour enregistré, le stock est à jour.' : 'Retour enregistré.',
        ...(refund && { action: { label: 'Rembourser…', run: refund } }),
      }),
    );
    close();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} label={kinds[kind]}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {open.map(({ line, left }) => (
          <CounterField
            key={line.position}
            name={`quantity-${line.position}`}
            min={0}
            max={left}
            step={(by) =>
              setCounts({
                ...counts,
                [line.position]: String(Math.min(left, Math.max(0, countOf(line.position, left) + by))),
              })
            }
            label={line.name}
            hint={`Au plus ${left}`}
            value={counts[line.position] ?? String(usual(left))}
            onChange={({ target }) => setCounts({ ...counts, [line.position]: target.value })}
          />
        ))}
        <CheckboxField
          name="restock"
          label="Remettre ces articles en stock"
          isChecked={isRestocked}
          onChange={({ target }) => setRestocked(target.checked)}
        />
        <TextField
          name="reason"
          label="Motif"
          hint="Le client le lit. Facultatif."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormError failure={error ? asApiError(error) : null} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading} disabled={isNothing}>
            Enregistrer le retour
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
