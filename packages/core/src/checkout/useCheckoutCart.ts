import { failureText, messageOr } from '../api/apiError.ts';
import type { Cart } from '../cart/cart.ts';
import { cartApi } from '../cart/cartApi.ts';
import { useCartData } from '../cart/useCartData.ts';
import { productsApi } from '../catalogue/productsApi.ts';
import { toSelection } from '../catalogue/productSelection.ts';
import { toCartLine } from '../catalogue/toCartLine.ts';
import { useClockUntil, useNow } from '../clock/useNow.ts';
import { nextPriceChange, rulesFor } from '../pricing/priceRules.ts';
import type { Product } from '../catalogue/product.ts';
import { storeApi } from '../store-info/storeApi.ts';
import type { BuyNow } from './buyNow.ts';

/** What is about to be ordered. */
export type CheckoutCart =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'empty' }
  | { status: 'ready'; cart: Cart; reload: () => void };

const cartFailureText = 'Erreur lors du chargement du panier';
const productFailureText = 'Impossible de charger le produit';

/** The one article of a «Acheter maintenant»; null when the address names a variation that there is not. */
function toBuyNowCart(product: Product, { sku, quantity }: BuyNow, now: number): Cart | null {
  const isKnown =
    sku === null ? product.variations.length === 0 : product.variations.some((each) => each.sku === sku);
  if (!isKnown) return null;
  const { variation } = toSelection(product, { sku, quantity }, now);
  return { lines: [toCartLine(product, variation, quantity, now)] };
}

function useBuyNowCart(buyNow: BuyNow | null): CheckoutCart {
  const now = useNow();
  const { currentData, isError, refetch } = productsApi.useGetProductQuery(buyNow?.productId ?? '', {
    skip: buyNow === null,
  });
  const variation = currentData?.variations.find(({ sku }) => sku === buyNow?.sku) ?? null;
  useClockUntil(currentData ? nextPriceChange(rulesFor(currentData, variation), now) : null);
  const reload = () => void refetch();
  const failed: CheckoutCart = { status: 'failed', message: productFailureText, retry: reload };
  if (buyNow === null) return { status: 'loading' };
  if (!currentData) return isError ? failed : { status: 'loading' };
  const cart = toBuyNowCart(currentData, buyNow, now);
  return cart ? { status: 'ready', cart, reload } : failed;
}

function useWholeCart(): CheckoutCart {
  const { cart, hasFailed, retry } = useCartData();
  const { data } = cartApi.useGetCartQuery();
  if (cart && cart.lines.length > 0) return { status: 'ready', cart, reload: retry };
  if (data) return { status: 'empty' };
  return hasFailed ? { status: 'failed', message: cartFailureText, retry } : { status: 'loading' };
}

/** What is about to be ordered: the one article the address names, else the cart. Ready once it is known where the store delivers. */
export function useCheckoutCart(buyNow: BuyNow | null): CheckoutCart {
  const single = useBuyNowCart(buyNow);
  const whole = useWholeCart();
  const store = storeApi.useGetStoreQuery();
  const source = buyNow === null ? whole : single;
  if (source.status !== 'ready' || store.data) return source;
  if (!store.isError) return { status: 'loading' };
  const message = messageOr(store.error, failureText);
  return { status: 'failed', message, retry: () => void store.refetch() };
}
