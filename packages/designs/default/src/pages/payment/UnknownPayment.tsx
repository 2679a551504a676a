import type { PaymentView } from '@teranga/core/payments';
import { FailureState } from '@teranga/design-kit';

/** No order has this reference. */
export function UnknownPayment({ payment }: { payment: Extract<PaymentView, { status: 'unknown' }> }) {
  return (
    <>
      <h1>{payment.title}</h1>
      <FailureState message={payment.message} back={{ label: 'Retour à l’accueil', href: '/' }} />
    </>
  );
}
