import { useMemo, useState } from 'react';
import { raiseToast } from '../alerts/raiseToast.ts';
import { subtotal } from '../cart/cart.ts';
import { toQuantityView } from '../cart/cartViews.ts';
import { addToCart } from '../cart/changeCart.ts';
import { useCartData } from '../cart/useCartData.ts';
import { useClockUntil, useNow } from '../clock/useNow.ts';
import { useMoney } from '../currency/useMoney.ts';
import { nextPriceChange } from '../pricing/priceRules.ts';
import { toPriceView } from '../pricing/priceView.ts';
import { toRichText } from '../rich-text/toRichText.ts';
import { useStoreData } from '../store-info/useStoreData.ts';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import type { Product } from './product.ts';
import { canOrder, isSoldOut, stockLabel, toSelection, type ProductPick } from './productSelection.ts';
import { buyNowHref, toGallery, toOptionGroups, toProductCrumbs } from './productViews.ts';
import { toCartLine } from './toCartLine.ts';
import type { ProductView } from './views.ts';

/** What the button says when there is stock, and when there is none. */
const addLabels = { inStock: 'Ajouter au panier', outOfStock: 'En rupture' } as const;
/** Shown when the picked quantity cannot be ordered. */
const cannotOrder = {
  tone: 'error',
  title: 'Impossible de commander',
  text: 'Veuillez sélectionner une quantité valide pour ce produit',
} as const;
const firstPick: ProductPick = { sku: null, quantity: 1 };

/** What is picked, forgotten when another product is shown. */
function usePick(productId: string | undefined): [ProductPick, (pick: ProductPick) => void] {
  const [picked, setPicked] = useState({ productId, pick: firstPick });
  const pick = picked.productId === productId ? picked.pick : firstPick;
  return [pick, (next) => setPicked({ productId, pick: next })];
}

function useProductClock(product: Product | undefined): number {
  const now = useNow();
  const rules = product
    ? [...product.multiPricing, ...product.variations.flatMap((variation) => variation.multiPricing)]
    : [];
  useClockUntil(nextPriceChange(rules, now));
  return now;
}

function useCartSubtotal(): string | null {
  const money = useMoney();
  const { cart } = useCartData();
  const sum = cart ? subtotal(cart) : 0;
  return cart && sum > 0 ? money.format(subtotal(cart)) : null;
}

/** A product with the shopper's choices, ready to draw and to order. */
export function useChosenProduct(product: Product | undefined): ProductView | null {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const settings = useAppSelector((state) => state.settings);
  const { highlights } = useStoreData();
  const cartSubtotal = useCartSubtotal();
  const now = useProductClock(product);
  const [pick, setPick] = usePick(product?.id);
  const [isAdding, setIsAdding] = useState(false);
  const description = useMemo(() => toRichText(product?.description ?? ''), [product?.description]);
  if (!product) return null;

  const selection = toSelection(product, pick, now);
  const { variation, quantity, stock } = selection;
  const isOutOfStock = isSoldOut(selection);
  const add = async () => {
    if (isAdding) return;
    if (!canOrder(selection)) {
      dispatch(raiseToast(cannotOrder));
      return;
    }
    setIsAdding(true);
    await dispatch(addToCart(toCartLine(product, variation, quantity, now)));
    setIsAdding(false);
  };
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    crumbs: toProductCrumbs(product),
    pictures: toGallery(selection, settings),
    price: toPriceView(selection.basePrice, selection.price, money),
    description,
    options: toOptionGroups(selection, settings, now, ({ sku }) => setPick({ ...pick, sku })),
    quantity: toQuantityView(quantity, stock, (value) => setPick({ ...pick, quantity: value })),
    isOutOfStock,
    stockLabel: stockLabel(selection),
    canAdd: !isOutOfStock,
    addLabel: isOutOfStock ? addLabels.outOfStock : addLabels.inStock,
    isAdding,
    add: () => void add(),
    buyNowHref: isOutOfStock ? null : buyNowHref(selection),
    highlights,
    cartSubtotal,
  };
}
