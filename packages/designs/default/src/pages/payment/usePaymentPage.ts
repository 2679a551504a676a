import { usePayment, type PaymentView } from '@teranga/core/payments';
import { useGo } from '@teranga/design-kit/navigation';

/** How an order's payment stands, and the ways from here: to the payment page, or to the cart. */
export function usePaymentPage(orderRef: string): PaymentView {
  const go = useGo();
  return usePayment(orderRef, {
    onPayment: (url) => window.location.assign(url),
    onRestored: () => go('/cart'),
  });
}
