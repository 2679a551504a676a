import { useEffect, useMemo, useRef, useState } from 'react';
import { raiseToast } from '../../lib/alerts/index.ts';
import { addToCart, useCartSubtotal } from '../cart/index.ts';
import { useMoney } from '../currency/index.ts';
import { overlayOpened } from '../overlay/index.ts';
import { toPriceView } from '../../domain/pricing/index.ts';
import { toRichText } from '../../domain/rich-text/index.ts';
import { toDeliveryFrom, useStoreData } from '../store-info/index.ts';
import { fireShopEvent, toEventItem } from '../events/index.ts';
import { useHydrated } from '../../lib/hydration/index.ts';
import { useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import { toXof } from '../../domain/money/index.ts';
import { orderMessage, whatsappHref } from '../../domain/phone/index.ts';
import type { StoreSettings } from '../../lib/settings/index.ts';
import {
  type Product,
  type ProductAddress,
  readVariation,
  variationHref,
} from '../../domain/product/index.ts';
import {
  canOrder,
  cannotOrder,
  hasStock,
  isSoldOut,
  stockLabel,
  type Selection,
} from './productSelection.ts';
import { buyNowHref, toGallery, toProductCrumbs } from './productViews.ts';
import { optionsLabel } from '../../domain/variations/index.ts';
import { toCartLine } from './toCartLine.ts';
import { useProductChoice, type ProductChoice } from './useProductChoice.ts';
import type { ProductView } from './views.ts';

/** Label of the add button, in stock and out of stock. */
const addLabels = { inStock: 'Ajouter au panier', outOfStock: 'En rupture' } as const;

/** Adds the selection to the cart. */
function useAdding(): [isAdding: boolean, add: (choice: ProductChoice) => Promise<void>] {
  const dispatch = useAppDispatch();
  const [isAdding, setIsAdding] = useState(false);
  const add = async ({ selection, now }: ProductChoice) => {
    if (isAdding) return;
    if (!canOrder(selection)) {
      dispatch(raiseToast(cannotOrder));
      return;
    }
    const { product, variation, quantity } = selection;
    setIsAdding(true);
    const line = toCartLine(product, variation, quantity, now);
    const isAdded = await dispatch(addToCart(line));
    if (isAdded) fireShopEvent('add_to_cart', { item: toEventItem(line) });
    setIsAdding(false);
  };
  return [isAdding, add];
}

/** Reports view_item once per product viewed. */
function useViewed(choice: ProductChoice | null): void {
  const reportedFor = useRef<string | null>(null);
  useEffect(() => {
    if (!choice || reportedFor.current === choice.selection.product.id) return;
    const { product, variation } = choice.selection;
    reportedFor.current = product.id;
    fireShopEvent('view_item', { item: toEventItem(toCartLine(product, variation, 1, choice.now)) });
  }, [choice]);
}

/** The selection as a message to the store. */
function selectionMessage(
  { product, variation, quantity, price }: Selection,
  href: string,
  { storeName, siteUrl }: StoreSettings,
) {
  const total = toXof(price * quantity);
  const ordered = {
    name: product.name,
    optionsLabel: optionsLabel(variation?.options ?? []),
    quantity,
    total,
  };
  const url = siteUrl && siteUrl + href;
  return orderMessage({ storeName, products: [ordered], total, url });
}

/** View model of a product with the shopper's selection, ready to order. */
export function useChosenProduct(
  product: Product | undefined,
  { query, go }: ProductAddress,
): ProductView | null {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const settings = useAppSelector((state) => state.settings);
  const { highlights, whatsapp, zones } = useStoreData();
  const cartSubtotal = useCartSubtotal();
  const choice = useProductChoice(product, {
    sku: readVariation(query),
    onChoose: (sku) => {
      // The same address again would be a navigation, which begins at the page's top.
      if (product && sku !== readVariation(query))
        go(variationHref(product.id, sku, query), { replace: true });
    },
  });
  const [isAdding, add] = useAdding();
  const isHydrated = useHydrated();
  useViewed(choice);
  const description = useMemo(() => toRichText(product?.description ?? ''), [product?.description]);
  if (!product || !choice) return null;

  const { id, name, brand } = product;
  const { selection } = choice;
  const href = variationHref(id, choice.pickedSku);
  const isOutOfStock = isSoldOut(selection);
  // Without JavaScript no choice enables a button again: another variation must be orderable.
  const canOrderOther = !isHydrated && hasStock(product);
  const canAdd = !isOutOfStock || canOrderOther;
  const images = toGallery(selection, settings);
  return {
    id,
    name,
    brand,
    crumbs: toProductCrumbs(product),
    images,
    price: toPriceView(selection.basePrice, selection.price, money),
    description,
    options: choice.options,
    optionNote: choice.optionNote,
    quantity: choice.quantity,
    isOutOfStock,
    stockLabel: stockLabel(selection),
    canAdd,
    addLabel: canAdd ? addLabels.inStock : addLabels.outOfStock,
    isAdding,
    add: () => void add(choice),
    formValues: { productId: id, variationId: selection.variation?.sku ?? null },
    quantityError: choice.posted?.errors['quantity'] ?? null,
    buyNowHref: canAdd ? buyNowHref(selection) : null,
    whatsappHref: isOutOfStock ? null : whatsappHref(whatsapp, selectionMessage(selection, href, settings)),
    share: () => dispatch(overlayOpened({ kind: 'share', shared: { href, name } })),
    enlarge: (index) => dispatch(overlayOpened({ kind: 'viewer', images, index, name })),
    highlights,
    delivery: zones.length === 0 ? null : toDeliveryFrom(zones, money.format),
    cartSubtotal,
  };
}
