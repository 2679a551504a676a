import type { PaymentView } from '@teranga/core/features/payments';
import { UnknownOrder } from '../order/UnknownOrder.tsx';
import styles from './PaymentResult.module.css';

/** No order has this reference. */
export function UnknownPayment({ payment }: { payment: Extract<PaymentView, { status: 'unknown' }> }) {
  return (
    <div className={styles.result}>
      <h1>{payment.title}</h1>
      <UnknownOrder message={payment.message} />
    </div>
  );
}
