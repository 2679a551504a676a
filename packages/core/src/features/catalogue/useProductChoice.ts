import { useState } from 'react';
import { type QuantityView, toQuantityView } from '../cart/index.ts';
import { useClockUntil, useNow } from '../../lib/clock/index.ts';
import { nextChangeOf, unitPrice } from '../../domain/pricing/index.ts';
import { usePosted, type PostedForm } from '../../lib/posted/index.ts';
import { useMoney } from '../currency/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { chooseOption, variationWith, type Variation } from '../../domain/variations/index.ts';
import { optionField, readOptions } from '../../lib/actions/index.ts';
import { useTypedBefore } from '../../lib/forms/index.ts';
import type { Product } from '../../domain/product/index.ts';
import { switchNote } from './optionNotes.ts';
import { toSelection, type ProductPick, type Selection } from './productSelection.ts';
import { toOptionGroups } from './productViews.ts';
import { usePick } from './usePick.ts';
import type { OptionGroupView } from './views.ts';

/** The shopper's selection of a product, at current prices. */
export interface ProductChoice {
  selection: Selection;
  /** SKU of a requested or picked variation; null for the default one. */
  pickedSku: string | null;
  options: OptionGroupView[];
  /** Says that the last choice switched another option; null where it did not. */
  optionNote: string | null;
  quantity: QuantityView;
  now: number;
  /** How often the shopper has picked something. */
  picks: number;
  /** The form that was refused, until something is picked. */
  posted: PostedForm | null;
}

/** The product's form as it was refused; null for another product's. */
function usePostedChoice(productId: string | undefined): PostedForm | null {
  const posted = usePosted('addToCart');
  return posted?.values['productId'] === productId ? posted : null;
}

/** What a refused form had chosen; an existing combination stays chosen, sold out or not. */
function postedPick({ variations }: Product, pick: ProductPick, posted: PostedForm | null): ProductPick {
  if (posted === null) return pick;
  const variation = variationWith(variations, readOptions(posted.values));
  const quantity = Number(posted.values['quantity'] ?? '');
  return {
    sku: variation?.sku ?? pick.sku,
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : pick.quantity,
  };
}

/** The fields of a product's form that choose a variation and a quantity. */
const choiceFields = (product: Product | undefined): string[] => [
  'quantity',
  ...new Set(product?.variations.flatMap(({ options }) => options.map(({ name }) => optionField + name))),
];

/**
 * What was chosen before hydration, one option after the other, and the note of the last switch.
 */
function typedPick(
  product: Product,
  pick: ProductPick,
  { typed, now }: { typed: Readonly<Partial<Record<string, string>>>; now: number },
): { pick: ProductPick; note: string | null } {
  const priceOf = (variation: Variation) => unitPrice(product, variation, now);
  const { variation } = toSelection(product, pick, now);
  let chosen = variation;
  let note: string | null = null;
  for (const [name, value] of Object.entries(readOptions(typed))) {
    const next = chooseOption(product.variations, chosen, { name, value }, priceOf);
    if (!next) continue;
    note = switchNote(chosen, next, name);
    chosen = next;
  }
  return {
    pick: {
      sku: chosen && chosen !== variation ? chosen.sku : pick.sku,
      quantity: Number(typed['quantity'] ?? '') || pick.quantity,
    },
    note,
  };
}

function useProductClock(product: Product | undefined): number {
  const now = useNow();
  useClockUntil(product ? nextChangeOf([product, ...product.variations], now) : null);
  return now;
}

/** Initial selection of a product, and a callback for each choice. */
interface ChoiceStart {
  /** Quantity shown until one is picked; defaults to 1. */
  firstQuantity?: (variation: Variation | null) => number;
  /** The requested variation; falls back to the default one when absent or unknown. */
  sku?: string | null;
  /** Called with each variation that the shopper chooses. */
  onChoose?: (sku: string) => void;
}

/** A product's variation and quantity, with the ways to pick others. */
export function useProductChoice(
  product: Product | undefined,
  { firstQuantity, sku: requested = null, onChoose }: ChoiceStart = {},
): ProductChoice | null {
  const settings = useAppSelector((state) => state.settings);
  const money = useMoney();
  const now = useProductClock(product);
  const refused = usePostedChoice(product?.id);
  const [{ pick: picked, picks }, setPick] = usePick(product?.id, requested);
  const typed = useTypedBefore(choiceFields(product));
  const [switched, setSwitched] = useState<{ sku: string; note: string | null } | null>(null);
  if (!product) return null;
  const posted = picks === 0 ? refused : null;
  const posting = postedPick(product, picked, posted);
  const early = typedPick(product, posting, { typed: picks === 0 ? typed : {}, now });
  const { pick } = early;
  const selection = toSelection(product, pick, now, firstQuantity);
  const sku = selection.variation?.sku ?? null;
  // Another option may have what a sold-out one has not.
  const keepsQuantity = posted !== null && selection.stock < 1;
  const quantity = keepsQuantity ? (pick.quantity ?? selection.quantity) : selection.quantity;
  const choose = (next: Variation, name: string) => {
    setPick({ ...pick, sku: next.sku });
    setSwitched({ sku: next.sku, note: switchNote(selection.variation, next, name) });
    onChoose?.(next.sku);
  };
  return {
    selection,
    pickedSku: sku === pick.sku ? sku : null,
    now,
    options: toOptionGroups(selection, { settings, money, now, choose, posted: posted?.values ?? null }),
    optionNote:
      posted?.errors['variationId'] ??
      (switched !== null && switched.sku === sku ? switched.note : early.note),
    quantity: toQuantityView(quantity, selection.stock, (value) => setPick({ sku, quantity: value })),
    picks,
    posted,
  };
}
