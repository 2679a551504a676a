import type { OrderStatus } from '@teranga/contract';
import type { StaffOrderWire } from '@teranga/contract/admin';
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
  const { ref, status, nextStatuses, deliveryKind } = order;
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
  const next = pending ? undefined : nextStatuses.find((each) => !stepWords[each].needsReason);
  const words = next && stepWords[next];
  return (
    <>
      {next && words && (
        <div className={styles['bar']}>
          <Button
            variant="primary"
            size="large"
            className={styles['next']}
            data-key="s"
            onClick={() => step({ ref, from: status, to: next })}
          >
            {(deliveryKind === 'pickup' && words.pickupLabel) || words.label}
          </Button>
        </div>
      )}
      <ConflictDialog message={conflict} onClose={() => setConflict(null)} />
    </>
  );
}
