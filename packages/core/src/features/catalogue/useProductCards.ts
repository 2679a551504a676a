import { useCallback, useMemo } from 'react';
import { useClockUntil, useNow } from '../../lib/clock/index.ts';
import { useMoney } from '../currency/index.ts';
import { overlayOpened } from '../overlay/index.ts';
import { nextChangeOf } from '../../domain/pricing/index.ts';
import { useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import { toProductCard } from './productCard.ts';
import { productHref, type ProductSummary } from '../../domain/product/index.ts';
import type { ProductCardView } from './views.ts';

/** Builds cards for products and updates their prices while they are on screen. */
export function useCardMaker(
  products: readonly ProductSummary[],
): (product: ProductSummary) => ProductCardView {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const settings = useAppSelector((state) => state.settings);
  const now = useNow();
  useClockUntil(
    useMemo(
      () =>
        nextChangeOf(
          products.flatMap((product) => [product, ...product.variationPrices]),
          now,
        ),
      [products, now],
    ),
  );
  return useCallback(
    (product) =>
      toProductCard(product, {
        money,
        settings,
        now,
        order: (ordered) => dispatch(overlayOpened({ kind: 'order', product: ordered })),
        share: ({ id, name }) =>
          dispatch(overlayOpened({ kind: 'share', shared: { href: productHref(id), name } })),
      }),
    [dispatch, money, settings, now],
  );
}

const none: readonly ProductSummary[] = [];

/** A query's products as cards. */
export function useProductCards(products: readonly ProductSummary[] | undefined): ProductCardView[] {
  const toCard = useCardMaker(products ?? none);
  return useMemo(() => (products ?? none).map(toCard), [products, toCard]);
}
