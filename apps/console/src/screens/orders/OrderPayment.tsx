import { formatAmount } from '@teranga/core/domain/money';
import type { StaffOrderWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { Button } from '@teranga/ui/button';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import { formatWhen } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { Badge, type Tone } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { useHasRole } from '../../lib/session.ts';
import { paymentWords } from './orderWords.ts';
import styles from './OrderPayment.module.css';

type Refund = StaffOrderWire['refunds'][number];

const refundWords: Record<Refund['state'], { label: string; tone: Tone }> = {
  DUE: { label: 'À rendre', tone: 'waiting' },
  REQUESTED: { label: 'Demandé à PayTech', tone: 'moving' },
  UNCLEAR: { label: 'À vérifier chez PayTech', tone: 'waiting' },
  FAILED: { label: 'Refusé par PayTech', tone: 'bad' },
  DONE: { label: 'Rendu', tone: 'good' },
};

function RefundRow({ orderRef, refund }: { orderRef: string; refund: Refund }) {
  const dispatch = useConsoleDispatch();
  const isManager = useHasRole('manager');
  const [settle, { isLoading }] = ordersApi.useSettleRefundMutation();
  const { label, tone } = refundWords[refund.state];
  const isWaiting = refund.state === 'UNCLEAR' || (refund.state === 'DUE' && refund.way === 'hand');
  const finish = async () => {
    const { error } = await settle({ ref: orderRef, id: refund.id, isDone: true });
    if (error) dispatch(showToast({ tone: 'error', text: asApiError(error).message }));
  };
  return (
    <li className={styles.refund}>
      <p className={styles.sum}>
        {formatAmount(refund.amount)} <Badge tone={tone}>{label}</Badge>
      </p>
      <p className={styles.soft}>
        {refund.actor}, {formatWhen(refund.at)}
        {refund.reason && ` · ${refund.reason}`}
      </p>
      {isWaiting && isManager && (
        <Button variant="quiet" isBusy={isLoading} onClick={() => void finish()}>
          L’argent est rendu
        </Button>
      )}
    </li>
  );
}

/** How an order is paid, and what was given back. */
export function OrderPayment({ order }: { order: StaffOrderWire }) {
  const { payment, cashDue, refunds, deliveryKind } = order;
  const dueAt = deliveryKind === 'pickup' ? 'À encaisser au retrait' : 'À encaisser à la livraison';
  const { label, tone } = paymentWords[payment?.status ?? 'NONE'];
  return (
    <Card title="Paiement" action={<Badge tone={tone}>{label}</Badge>}>
      {payment?.method && <p className={styles.soft}>{payment.method}</p>}
      <p className={styles.due}>
        <span>{cashDue > 0 ? dueAt : 'Rien à encaisser'}</span>
        {cashDue > 0 && <strong>{formatAmount(cashDue)}</strong>}
      </p>
      {refunds.length > 0 && (
        <div>
          <h3 className={styles.heading}>Remboursements</h3>
          <ul>
            {refunds.map((refund) => (
              <RefundRow key={refund.id} orderRef={order.ref} refund={refund} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
