import { useMemo } from 'react';
import { useMoney } from '../currency/index.ts';
import { toCartBadge } from './cartViews.ts';
import { useCartData } from './useCartData.ts';
import type { CartBadgeView } from './views.ts';

/** The header's cart badge. */
export function useCartBadge(): CartBadgeView {
  const money = useMoney();
  const { cart } = useCartData();
  return useMemo(() => toCartBadge(cart, money), [cart, money]);
}
