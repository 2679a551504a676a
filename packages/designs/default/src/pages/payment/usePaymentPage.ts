import { usePayment, type PaymentView } from '@teranga/core/features/payments';
import { useNavigate } from '@teranga/design-kit/navigation';

/**
 * The status of an order's payment, with the actions to resume it or to restore the cart.
 * `isCancelled`: the shopper returned without paying.
 */
export function usePaymentPage(orderRef: string, isCancelled = false): PaymentView {
  const navigate = useNavigate();
  const callbacks = {
    onPayment: (url: string) => window.location.assign(url),
    onRestored: () => navigate('/cart'),
  };
  return usePayment(orderRef, callbacks, isCancelled);
}
