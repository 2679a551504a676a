import type { OrderStatus } from '@teranga/contract';
import type { StaffOrderWire } from '@teranga/contract/admin';
import { nextStatuses } from '@teranga/core/domain/order-status';
import type { ApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { useCallback, useState } from 'react';
import { ordersApi } from '../../api/ordersApi.ts';
import { ConflictDialog } from '../../parts/ConflictDialog.tsx';
import { stepWords } from './orderWords.ts';
import { useStepOrder } from './useStepOrder.ts';
import styles from './OrderActions.module.css';

interface OrderActionsProps {
  order: StaffOrderWire;
  /** The status that it is about to take. */
  pending: OrderStatus | undefined;
}

/** The next status as one button, under the thumb on a phone. */
export function OrderActions({ order, pending }: OrderActionsProps) {
  const { ref, status, deliveryKind } = order;
  const [conflict, setConflict] = useState<string | null>(null);
  const { refetch } = ordersApi.useOrderQuery(ref);
  const onConflict = useCallback(
    (_step: unknown, { message }: ApiError) => {
      setConflict(message);
      void refetch();
    },
    [refetch],
  );
  const step = useStepOrder(onConflict);
  const next = (pending ? nextStatuses(pending) : order.nextStatuses).find(
    (each) => !stepWords[each].needsReason,
  );
  const words = next && stepWords[next];
  return (
    <>
      {next && words && (
        <div className={styles.bar}>
          <Button
            variant="primary"
            size="large"
            className={styles.next}
            data-key="s"
            // What repeats one press, a double tap or a held key, is not meant for the step after.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={({ detail }) => detail < 2 && step({ ref, from: pending ?? status, to: next })}
          >
            {(deliveryKind === 'pickup' && words.pickupLabel) || words.label}
          </Button>
        </div>
      )}
      <ConflictDialog message={conflict} onClose={() => setConflict(null)} />
    </>
  );
}
