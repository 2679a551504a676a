import { failureText, isMissing, messageOr } from '../../lib/api/index.ts';
import { type Cart, useCartData } from '../cart/index.ts';
import { offSaleText, productsApi, toCartLine, toSelection } from '../catalogue/index.ts';
import { type Product, productHref } from '../../domain/product/index.ts';
import { useClockUntil, useNow } from '../../lib/clock/index.ts';
import { nextChangeOf } from '../../domain/pricing/index.ts';
import { noDeliveryText, storeApi, contactsLink, useDeliversNowhere } from '../store-info/index.ts';
import type { BuyNow } from './buy-now/index.ts';
import type { CheckoutFailure } from './views.ts';

/** State of what is about to be ordered. */
export type CheckoutCart =
  | { status: 'loading' }
  | CheckoutFailure
  | { status: 'empty' }
  | { status: 'leaving'; href: string }
  | { status: 'ready'; cart: Cart };

const productFailureText = 'Impossible de charger le produit';
const offSaleVariationText = 'Cette option n’est plus en vente.';
const backToShop = { label: 'Retour à la boutique', href: '/products' };

/**
 * The single line of «Acheter maintenant», with the default variation where none is named; null for
 * an unknown variation.
 */
function toBuyNowCart(product: Product, { sku, quantity }: BuyNow, now: number): Cart | null {
  const isKnown = sku === null || product.variations.some((each) => each.sku === sku);
  if (!isKnown) return null;
  const { variation } = toSelection(product, { sku, quantity }, now);
  return { lines: [toCartLine(product, variation, quantity, now)] };
}

function useBuyNowCart(buyNow: BuyNow | null): CheckoutCart {
  const now = useNow();
  const { currentData, isError, error, refetch } = productsApi.useGetProductQuery(buyNow?.productId ?? '', {
    skip: buyNow === null,
  });
  useClockUntil(currentData ? nextChangeOf([currentData, ...currentData.variations], now) : null);
  if (buyNow === null) return { status: 'loading' };
  // A saved line of a product that was deleted meanwhile cannot be ordered.
  if (isMissing(error)) return { status: 'failed', message: offSaleText, retry: null, back: backToShop };
  if (!currentData) {
    if (!isError) return { status: 'loading' };
    return { status: 'failed', message: productFailureText, retry: () => void refetch(), back: backToShop };
  }
  const cart = toBuyNowCart(currentData, buyNow, now);
  if (cart) return { status: 'ready', cart };
  const back = { label: 'Voir le produit', href: productHref(currentData.id) };
  return { status: 'failed', message: offSaleVariationText, retry: null, back };
}

function useWholeCart(): CheckoutCart {
  const { cart, isCopy, failure } = useCartData();
  if (cart && cart.lines.length > 0) return { status: 'ready', cart };
  // The cart says what is no longer sold.
  if (cart?.withdrawn) return { status: 'leaving', href: '/cart' };
  if (!isCopy) return { status: 'empty' };
  return failure ? { status: 'failed', ...failure } : { status: 'loading' };
}

/**
 * What is about to be ordered: the product named in the URL, else the cart. Ready once the delivery
 * zones are known.
 */
export function useCheckoutCart(buyNow: BuyNow | null): CheckoutCart {
  const single = useBuyNowCart(buyNow);
  const whole = useWholeCart();
  const store = storeApi.useGetStoreQuery();
  const isNowhere = useDeliversNowhere();
  const source = buyNow === null ? whole : single;
  if (source.status === 'ready' && isNowhere)
    return { status: 'failed', message: noDeliveryText, retry: null, back: contactsLink };
  if (source.status !== 'ready' || store.data) return source;
  if (!store.isError) return { status: 'loading' };
  const message = messageOr(store.error, failureText);
  return { status: 'failed', message, retry: () => void store.refetch() };
}
