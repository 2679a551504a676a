import type { OrderStatus } from '@teranga/contract';
import type { ListedOrderWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { Dialog } from '@teranga/ui/dialog';
import { TextField } from '@teranga/ui/field';
import { useState } from 'react';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { plural } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { useChange } from '../../lib/useChange.ts';
import type { Selection } from '../../lib/useSelection.ts';
import { BulkBar } from '../../parts/BulkBar.tsx';
import { BulkResults, type Outcome } from '../../parts/BulkResults.tsx';
import dialogs from '../../parts/dialogs.module.css';

interface OrderBulkProps {
  orders: readonly ListedOrderWire[];
  selection: Selection;
}

/** The way forward from each status, and the statuses that can still be cancelled. */
const nextOf: Partial<Record<OrderStatus, OrderStatus>> = {
  WAITING_FOR_VALIDATION: 'VALIDATED',
  VALIDATED: 'SHIPPED',
  SHIPPED: 'DELIVERED',
};
const cancellable = new Set<OrderStatus>(['WAITING_FOR_VALIDATION', 'VALIDATED']);
const verbs: Partial<Record<OrderStatus, string>> = {
  VALIDATED: 'Confirmer',
  SHIPPED: 'Expédier',
  DELIVERED: 'Marquer livrées',
  CANCELLED: 'Annuler les commandes',
};
const ways: readonly OrderStatus[] = ['VALIDATED', 'SHIPPED', 'DELIVERED', 'CANCELLED'];

/** The chosen orders that may take a status. */
const movable = (orders: readonly ListedOrderWire[], { keys }: Selection, to: OrderStatus) =>
  orders.filter(
    ({ ref, status }) =>
      keys.has(ref) && (to === 'CANCELLED' ? cancellable.has(status) : nextOf[status] === to),
  );

/** The next status of several orders at once; each is refused or done on its own. */
export function OrderBulk({ orders, selection }: OrderBulkProps) {
  const [to, setTo] = useState<OrderStatus | null>(null);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Outcome[] | null>(null);
  const [stepOrders, { isLoading }] = ordersApi.useStepOrdersMutation();
  const { run } = useChange();
  const dispatch = useConsoleDispatch();
  const chosen = to === null ? [] : movable(orders, selection, to);
  const send = async (status: OrderStatus) => {
    const answer = await run(
      stepOrders({
        to: status,
        orders: chosen.map(({ ref, status: from }) => ({ ref, from })),
        reason: status === 'CANCELLED' ? reason.trim() || null : null,
      }),
    );
    setTo(null);
    if (!answer?.data) return;
    selection.clear();
    const outcomes = answer.data.results.map(({ ref, ...outcome }) => ({ ...outcome, key: ref, name: ref }));
    if (outcomes.some(({ isDone }) => !isDone)) setRefused(outcomes);
    else
      dispatch(showToast({ tone: 'success', text: `${plural(outcomes.length, 'commande')} : c’est fait.` }));
  };
  return (
    <>
      <BulkBar selection={selection} noun="commande">
        {ways.map((status) => {
          const { length } = movable(orders, selection, status);
          return (
            length > 0 && (
              <Button
                key={status}
                variant={status === 'CANCELLED' ? 'plain' : 'quiet'}
                onClick={() => setTo(status)}
              >
                {verbs[status]} ({length})
              </Button>
            )
          );
        })}
      </BulkBar>
      <Dialog
        isOpen={to !== null}
        onClose={() => setTo(null)}
        label={to === null ? '' : `${verbs[to]} : ${plural(chosen.length, 'commande')}`}
      >
        <form
          className={dialogs.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (to !== null) void send(to);
          }}
        >
          <p>
            {to === 'CANCELLED'
              ? 'Les articles retournent en stock et les clients en sont informés. Une annulation ne se reprend pas.'
              : 'Les clients en sont informés. Un statut ne revient pas en arrière.'}
          </p>
          {to === 'CANCELLED' && (
            <TextField
              name="reason"
              label="Motif"
              hint="Les clients le lisent. Facultatif."
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <div className={dialogs.ways}>
            <Button variant="quiet" onClick={() => setTo(null)}>
              Ne rien changer
            </Button>
            <Button variant="primary" type="submit" isBusy={isLoading}>
              {to === null ? '' : verbs[to]}
            </Button>
          </div>
        </form>
      </Dialog>
      <BulkResults outcomes={refused} onClose={() => setRefused(null)} />
    </>
  );
}
