import { useState } from 'react';
import { asApiError, isMissing } from '../../../lib/api/index.ts';
import {
  addedText,
  addToCart,
  type CartLine,
  lineKey,
  type Notify,
  setCartQuantity,
  updatedText,
  useCartData,
  useCartSubtotal,
} from '../../cart/index.ts';
import {
  buyNowHref,
  cannotOrder,
  canOrder,
  isSoldOut,
  orderLabels,
  type ProductChoice,
  productsApi,
  stockLabel,
  toCartLine,
  toGallery,
  useProductChoice,
} from '../index.ts';
import { type Product, type ProductSummary, variationHref } from '../../../domain/product/index.ts';
import { fireShopEvent, toEventItem } from '../../events/index.ts';
import { useMoney } from '../../currency/index.ts';
import { toImage } from '../../../domain/media/index.ts';
import { fromPrice, toFromPriceView, toPriceView } from '../../../domain/pricing/index.ts';
import { useAppDispatch, useAppSelector } from '../../../lib/store/index.ts';
import type { Variation } from '../../../domain/variations/index.ts';
import { useNow } from '../../../lib/clock/index.ts';
import type { DialogNotice, OrderDialogView } from './views.ts';

const updateLabel = 'Mettre à jour le panier';
const addedTitle = 'Ajouté avec succès';
/** Shown when the product cannot be fetched. */
const productFailureText = 'Impossible de charger le produit';

/** For a product without variations, list data is sufficient. */
function withoutChoice(summary: ProductSummary): Product {
  return { ...summary, description: '', gallery: [], tags: [], variations: [] };
}

/** The cart's line of each of a product's variations. */
function useLinesOf(productId: string): (variation: Variation | null) => CartLine | undefined {
  const { cart } = useCartData();
  return (variation) => {
    const key = lineKey({ productId, variationId: variation?.sku ?? null });
    return cart?.lines.find((line) => lineKey(line) === key);
  };
}

interface Ordering {
  isBusy: boolean;
  notice: DialogNotice | null;
  order: () => Promise<void>;
}

/** The order button's action and its notice, which disappears when the selection changes. */
function useOrdering(choice: ProductChoice | null, isInCart: boolean): Ordering {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<{ notice: DialogNotice; picks: number } | null>(null);
  const picks = choice?.picks ?? 0;
  const showNotice = (notice: DialogNotice) => setShown({ notice, picks });

  const order = async () => {
    if (!choice || isBusy) return;
    const { selection, now } = choice;
    if (!canOrder(selection)) return showNotice(cannotOrder);
    const { product, variation, quantity } = selection;
    const line = toCartLine(product, variation, quantity, now);
    const notify: Notify =
      ({ tone, title = cannotOrder.title, text }) =>
      () => {
        if (tone === 'error') showNotice({ tone, title, text });
      };
    setIsBusy(true);
    setShown(null);
    const isMade = await dispatch(
      isInCart ? setCartQuantity(line, quantity, notify) : addToCart(line, notify),
    );
    if (isMade && !isInCart) fireShopEvent('add_to_cart', { item: toEventItem(line) });
    if (isMade && isInCart) showNotice({ tone: 'success', title: null, text: updatedText });
    else if (isMade) showNotice({ tone: 'success', title: addedTitle, text: addedText });
    setIsBusy(false);
  };
  return { isBusy, order, notice: shown?.picks === picks ? shown.notice : null };
}

/** The dialog that orders a product seen on a card. */
export function useOrderDialog(summary: ProductSummary): OrderDialogView {
  const money = useMoney();
  const settings = useAppSelector((state) => state.settings);
  const clock = useNow();
  const cartSubtotal = useCartSubtotal();
  const lineOf = useLinesOf(summary.id);
  const query = productsApi.useGetProductQuery(summary.id);
  const isGone = query.isError && isMissing(query.error);
  const fallback = summary.hasVariations ? undefined : withoutChoice(summary);
  const product = isGone ? undefined : (query.currentData ?? fallback);
  const choice = useProductChoice(product, {
    firstQuantity: (variation) => lineOf(variation)?.quantity ?? 1,
  });
  const isInCart = choice !== null && lineOf(choice.selection.variation) !== undefined;
  const { isBusy, order, notice } = useOrdering(choice, isInCart);

  const shown = {
    name: summary.name,
    href: variationHref(summary.id, choice?.pickedSku ?? null),
    image: toImage(summary.picture, summary.name, settings, summary.pictureColor),
    cartSubtotal,
    notice,
  };
  if (!choice) {
    const price = toFromPriceView(fromPrice(summary, summary.variationPrices, clock), money);
    if (!query.isError) return { ...shown, price, choice: { status: 'loading' } };
    const { message } = asApiError(query.error);
    const retry = () => void query.refetch();
    return { ...shown, price, choice: { status: 'failed', title: productFailureText, message, retry } };
  }
  const { selection } = choice;
  const isOutOfStock = isSoldOut(selection);
  const inStockLabel = isInCart ? updateLabel : orderLabels.inStock;
  return {
    ...shown,
    image: toGallery(selection, settings)[0] ?? shown.image,
    price: toPriceView(selection.basePrice, selection.price, money),
    choice: {
      status: 'ready',
      options: choice.options,
      optionNote: choice.optionNote,
      quantity: choice.quantity,
      stockLabel: stockLabel(selection),
      isOutOfStock,
      orderLabel: isOutOfStock ? orderLabels.outOfStock : inStockLabel,
      isBusy,
      order: () => void order(),
      buyHref: isOutOfStock ? null : buyNowHref(selection),
    },
  };
}
