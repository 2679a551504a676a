import type { CheckoutView } from './views.ts';

export interface CheckoutOptions {
  /** The address's query: `product`, `variation` and `quantity` make it a «Acheter maintenant». */
  query: URLSearchParams;
  /** Cash on delivery: the order exists; go to /order-confirmation with `{ref}` as navigation state. */
  onPlaced: (ref: string) => void;
  /** Online payment: leave for the payment page. */
  onPayment: (url: string) => void;
}
/** /checkout. */
export const useCheckout = (_options: CheckoutOptions): CheckoutView => {
  throw new Error('being written');
};
