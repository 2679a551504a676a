import { useMemo } from 'react';
import { useMoney } from '../currency/index.ts';
import { useHasInteracted } from '../../lib/hydration/index.ts';
import { emptyCart } from './cart.ts';
import { toCartBadge } from './cartViews.ts';
import { useCartData } from './useCartData.ts';
import type { CartBadgeView } from './views.ts';

/** The header's cart badge; a new visitor's cart is fetched on the first interaction. */
export function useCartBadge(): CartBadgeView {
  const money = useMoney();
  const { cart } = useCartData(useHasInteracted());
  return useMemo(() => toCartBadge(cart ?? emptyCart, money), [cart, money]);
}
