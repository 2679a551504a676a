import { useCallback, useMemo } from 'react';
import { useClockUntil, useNow } from '../clock/useNow.ts';
import { useMoney } from '../currency/useMoney.ts';
import { overlayOpened } from '../overlay/overlaySlice.ts';
import { nextChangeOf } from '../pricing/fromPrice.ts';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import type { ProductSummary } from './product.ts';
import { productHref, toProductCard } from './productCard.ts';
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
