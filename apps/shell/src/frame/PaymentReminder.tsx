import { usePaymentBanner } from '@teranga/core/payments';
import { PaymentBanner } from '@teranga/design-kit';

/** The banner of an order that was left to be paid. Its code comes with the first such order. */
export function PaymentReminder({ orderRef }: { orderRef: string }) {
  const banner = usePaymentBanner(orderRef, {
    onPayment: (url) => window.location.assign(url),
    onRestored: () => undefined,
  });
  return banner && <PaymentBanner banner={banner} />;
}
