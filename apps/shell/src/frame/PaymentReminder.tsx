import { unansweredRef } from '@teranga/core/features/payments/pending';
import { useUnconfirmedOrder } from '@teranga/core/features/checkout/recovery';
import { usePaymentBanner } from '@teranga/core/features/payments';
import { PaymentBanner } from '@teranga/design-kit';

function UnpaidReminder({ orderRef }: { orderRef: string }) {
  const banner = usePaymentBanner(orderRef, {
    onPayment: (url) => window.location.assign(url),
    onRestored: () => undefined,
  });
  return banner && <PaymentBanner banner={banner} />;
}

function UnconfirmedOrderReminder() {
  const { unpaidRef, banner } = useUnconfirmedOrder();
  if (unpaidRef !== null) return <UnpaidReminder orderRef={unpaidRef} />;
  return banner && <PaymentBanner banner={banner} />;
}

/**
 * The banner of an unpaid order, or of one without a response. Its code is loaded with the first
 * such order.
 */
export function PaymentReminder({ orderRef }: { orderRef: string }) {
  return orderRef === unansweredRef ? <UnconfirmedOrderReminder /> : <UnpaidReminder orderRef={orderRef} />;
}
