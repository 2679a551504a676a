import { useState } from 'react';
import { toQuantityView } from '../cart/cartViews.ts';
import type { QuantityView } from '../cart/views.ts';
import { useClockUntil, useNow } from '../clock/useNow.ts';
import { nextPriceChange } from '../pricing/priceRules.ts';
import { useAppSelector } from '../store/storeHooks.ts';
import type { Variation } from '../variations/variation.ts';
import type { Product } from './product.ts';
import { toSelection, type ProductPick, type Selection } from './productSelection.ts';
import { toOptionGroups } from './productViews.ts';
import type { OptionGroupView } from './views.ts';

/** What a shopper picks of a product, at the prices in force. */
export interface ProductChoice {
  selection: Selection;
  options: OptionGroupView[];
  quantity: QuantityView;
  now: number;
  /** How often the shopper has picked something. */
  picks: number;
}

const nothingPicked: ProductPick = { sku: null, quantity: null };

interface Picked {
  pick: ProductPick;
  picks: number;
}

/** What is picked, forgotten when another product is shown. */
function usePick(productId: string | undefined): [Picked, (pick: ProductPick) => void] {
  const [picked, setPicked] = useState({ productId, pick: nothingPicked, picks: 0 });
  const shown = picked.productId === productId ? picked : { pick: nothingPicked, picks: 0 };
  return [shown, (pick) => setPicked({ productId, pick, picks: shown.picks + 1 })];
}

function useProductClock(product: Product | undefined): number {
  const now = useNow();
  const rules = product
    ? [...product.multiPricing, ...product.variations.flatMap((variation) => variation.multiPricing)]
    : [];
  useClockUntil(nextPriceChange(rules, now));
  return now;
}

/** A product's variation and quantity, with the ways to pick others. `firstQuantity` is shown until one is picked. */
export function useProductChoice(
  product: Product | undefined,
  firstQuantity?: (variation: Variation | null) => number,
): ProductChoice | null {
  const settings = useAppSelector((state) => state.settings);
  const now = useProductClock(product);
  const [{ pick, picks }, setPick] = usePick(product?.id);
  if (!product) return null;
  const selection = toSelection(product, pick, now, firstQuantity);
  const sku = selection.variation?.sku ?? null;
  return {
    selection,
    now,
    options: toOptionGroups(selection, settings, now, (next) => setPick({ ...pick, sku: next.sku })),
    quantity: toQuantityView(selection.quantity, selection.stock, (quantity) => setPick({ sku, quantity })),
    picks,
  };
}
