import { useMoney } from '../currency/index.ts';
import { subtotal } from './cart.ts';
import { useCartData } from './useCartData.ts';

/** The cart's subtotal, formatted; null when it is 0. */
export function useCartSubtotal(): string | null {
  const money = useMoney();
  const { cart } = useCartData();
  const sum = cart ? subtotal(cart) : null;
  return sum === null || sum <= 0 ? null : money.format(sum);
}
