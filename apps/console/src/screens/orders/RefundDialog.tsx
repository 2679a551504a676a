import { formatAmount } from '@teranga/core/domain/money';
import { yupResolver } from '@hookform/resolvers/yup';
import type { StaffOrderWire } from '@teranga/contract/admin';
import { asApiError, isUncertain, newKey } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { CheckboxField, TextField } from '@teranga/ui/field';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { wholeNumber } from '../../lib/wholeNumber.ts';
import { FormError } from '../../parts/FormError.tsx';
import styles from '../../parts/dialogs.module.css';

interface RefundDialogProps {
  order: StaffOrderWire;
  /** What has not been given back yet, in FCFA. */
  left: number;
  isOpen: boolean;
  onClose: () => void;
}

const schemaFor = (left: number) =>
  object({
    amount: wholeNumber('Saisissez un montant en FCFA, sans décimales.')
      .min(1, 'Saisissez un montant.')
      .max(left, `Au plus ${formatAmount(left)}.`)
      .required('Saisissez un montant.'),
    reason: string().trim().default(''),
  });

/** FCFA that products which came back cost, and that were not refunded; else all that is left. */
function suggestedOf({ lines, returns, total }: StaffOrderWire, left: number): number {
  const worth = returns
    .flatMap((each) => each.lines)
    .reduce((sum, { position, quantity }) => {
      const line = lines.find((each) => each.position === position);
      return sum + (line?.unitPrice ?? 0) * quantity;
    }, 0);
  const due = worth - (total - left);
  return due > 0 ? Math.min(due, left) : left;
}

/** Gives back all or part of what was paid. */
export function RefundDialog({ order, left, isOpen, onClose }: RefundDialogProps) {
  const dispatch = useConsoleDispatch();
  const { refetch } = ordersApi.useOrderQuery(order.ref);
  const [refund, { isLoading, error, reset: clearResult }] = ordersApi.useRefundMutation();
  // One key for each opening: a repeated press refunds once.
  const [key, setKey] = useState(newKey);
  const [isGiven, setGiven] = useState(false);
  const schema = useMemo(() => schemaFor(left), [left]);
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(schema),
    values: { amount: suggestedOf(order, left), reason: '' },
  });
  const close = () => {
    clearResult();
    setKey(newKey());
    onClose();
  };
  const send = handleSubmit(async ({ amount, reason }) => {
    const body = { amount, reason: reason || null, ...(isGiven && { way: 'hand' as const }) };
    const answer = await refund({ ref: order.ref, key, body });
    if (answer.error) return;
    const text =
      answer.data.way === 'paytech'
        ? 'Remboursement demandé à PayTech.'
        : isGiven
          ? 'Remboursement enregistré.'
          : 'Remboursement à rendre au client de la main à la main.';
    dispatch(showToast({ tone: 'success', text }));
    close();
  });
  const failure = error ? asApiError(error) : null;
  if (failure && isUncertain(failure))
    return (
      <ConflictDialog
        title="Remboursement incertain"
        message="On ne sait pas si le remboursement a été fait."
        text="Avant un nouvel essai, regardez sous « Paiement » si le remboursement y figure."
        onClose={() => {
          // The reading after the failure may have failed too.
          void refetch();
          close();
        }}
      />
    );
  return (
    <Dialog isOpen={isOpen} onClose={close} label="Rembourser">
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          type="number"
          inputMode="numeric"
          label="Montant en FCFA"
          hint={`Au plus ${formatAmount(left)}`}
          error={formState.errors.amount?.message ?? failure?.fields?.['amount']}
          {...register('amount')}
        />
        <TextField label="Motif" hint="Le client le lit. Facultatif." {...register('reason')} />
        <CheckboxField
          name="given"
          label="J’ai déjà rendu l’argent moi-même"
          isChecked={isGiven}
          onChange={({ target }) => setGiven(target.checked)}
        />
        {!isGiven && (
          <p className={styles.soft}>
            {order.payment?.status === 'PAID'
              ? 'L’argent est rendu par PayTech ; s’il ne le peut pas, la commande vous demande de le rendre vous-même.'
              : 'Vous rendez l’argent vous-même, puis vous le marquez rendu dans la commande.'}
          </p>
        )}
        <FormError failure={failure} />
        <div className={styles.ways}>
          <Button variant="primary" type="submit" isBusy={isLoading}>
            {isGiven ? 'Enregistrer comme rendu' : 'Rembourser'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
