import { usePayment, type PaymentView } from '@teranga/core/payments';
import { useGo } from '@teranga/design-kit/navigation';

/** How an order's payment stands, and the ways from here: to the payment page, or to the cart. `isCancelled`: they came back without paying. */
export function usePaymentPage(orderRef: string, isCancelled = false): PaymentView {
  const go = useGo();
  const callbacks = {
    onPayment: (url: string) => window.location.assign(url),
    onRestored: () => go('/cart'),
  };
  return usePayment(orderRef, callbacks, isCancelled);
}
