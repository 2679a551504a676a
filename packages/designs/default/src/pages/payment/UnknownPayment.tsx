import type { PaymentView } from '@teranga/core/payments';
import { FailureState } from '@teranga/design-kit';
import styles from './PaymentResult.module.css';

/** No order has this reference. */
export function UnknownPayment({ payment }: { payment: Extract<PaymentView, { status: 'unknown' }> }) {
  return (
    <div className={styles.result}>
      <h1>{payment.title}</h1>
      <FailureState message={payment.message} back={{ label: 'Retour à l’accueil', href: '/' }} />
    </div>
  );
}
