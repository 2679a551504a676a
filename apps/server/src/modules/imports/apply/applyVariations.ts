import { isDeepStrictEqual } from 'node:util';
import type { VariationOptionWire } from '@teranga/contract';
import { rulesFor } from '@teranga/core/domain/pricing';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import { unaffected, withLowest } from '../../catalogue/edit/changePrice.ts';
import type { StockLevel } from '../../catalogue/edit/readStock.ts';
import type { ProductDocument, VariationDocument } from '../../catalogue/versions/productDocument.ts';
import type { PriceDraft, VariationDraft } from '../draft.ts';
import { applyImages } from './applyImages.ts';
import { applyPrice, isNeutral, type Priced } from './applyPrice.ts';
import { applyStock } from './applyStock.ts';
import type { ApplyContext, WantedImages } from './context.ts';
import { isSameChoice, matchVariation } from './matchVariations.ts';
import type { ProductState } from './productState.ts';
import { withProductPrice } from './withProductPrice.ts';

/** What applying a draft has come to. */
export interface Applied extends ProductState {
  wanted: WantedImages[];
  errors: { line: number; reason: string }[];
}

const withoutNeutral = ({ sellingPrice, multiPricing }: Priced): Priced => ({
  sellingPrice,
  multiPricing: multiPricing.filter((rule) => !isNeutral(rule)),
});

/** The price of a variation after an import; the same object when it does not change. */
function priceOf(product: ProductDocument, current: VariationDocument, draft: PriceDraft, now: Date): Priced {
  const rules = rulesFor(product, current, now.getTime());
  const next = applyPrice({ ...withoutNeutral(current), rules }, draft, now) ?? current;
  // A price in our own format is complete: nothing is added to it.
  if (draft.kind === 'exact') return next;
  if (isDeepStrictEqual(withoutNeutral(next), withoutNeutral(current))) return current;
  return unaffected(withoutNeutral(next), product);
}

const cleanOptions = (options: readonly VariationOptionWire[]): VariationOptionWire[] =>
  options.map((option) => ({ ...option, name: cleanLine(option.name), value: cleanLine(option.value) }));

function changeKnown(
  state: ProductState,
  current: VariationDocument,
  draft: VariationDraft,
  context: ApplyContext,
): { variation: VariationDocument; wanted: WantedImages | null } {
  const { options, isEnabled, price, isSkuDerived } = draft;
  const { wanted, ...images } = applyImages(current, draft, context);
  const isNewChoice = options && options.length > 0 && !isSameChoice(current.options, options);
  const sku = isSkuDerived ? current.sku : draft.sku;
  return {
    variation: {
      ...current,
      sku,
      ...(isEnabled !== undefined && { isEnabled }),
      ...(isNewChoice && { options: cleanOptions(options) }),
      ...images,
      ...(price && pick(priceOf(state.document, current, price, context.now))),
    },
    wanted: wanted && { ...wanted, sku },
  };
}

const pick = ({ sellingPrice, multiPricing }: Priced): Priced => ({ sellingPrice, multiPricing });

type Made = { variation: VariationDocument; wanted: WantedImages | null } | { reason: string };

function makeNew(draft: VariationDraft, context: ApplyContext): Made {
  const { sku, options, isEnabled = true, price } = draft;
  if (!options || options.length === 0)
    return { reason: `la déclinaison « ${sku} » n’existe pas encore : il lui faut ses options.` };
  const priced = price && applyPrice(null, price, context.now);
  if (!priced) return { reason: `la déclinaison « ${sku} » n’existe pas encore : il lui faut un prix.` };
  const { wanted, ...images } = applyImages(null, draft, context);
  return { variation: { sku, isEnabled, options: cleanOptions(options), ...images, ...priced }, wanted };
}

const isPriceChanged = (a: Priced, b: Priced | undefined): boolean =>
  !b || a.sellingPrice !== b.sellingPrice || !isDeepStrictEqual(a.multiPricing, b.multiPricing);

/** A product's own price, when that of a variation has changed. */
function withOwnPrice(
  before: ProductDocument,
  variations: VariationDocument[],
  drafts: readonly VariationDraft[],
  stock: ReadonlyMap<string, StockLevel>,
  now: Date,
): ProductDocument {
  const bySku = new Map(before.variations.map((variation) => [variation.sku, variation]));
  const isExact = drafts.some(({ price }) => price?.kind === 'exact');
  const isChanged = variations.some((variation) => isPriceChanged(variation, bySku.get(variation.sku)));
  if (isExact || !isChanged) return { ...before, variations };
  if (before.variations.length > 0) return withLowest(before, variations);
  const counted = variations.map((each) => ({ ...each, quantity: stock.get(each.sku)?.quantity ?? 0 }));
  const priced = withProductPrice(counted, now);
  return {
    ...before,
    ...priced,
    variations: priced.variations.map(({ quantity: _quantity, ...each }) => each),
  };
}

/** Variations that the file does not name stay, or are no longer offered. */
function hideUnnamed(
  current: readonly VariationDocument[],
  named: ReadonlySet<string>,
  { missing }: ApplyContext,
): VariationDocument[] {
  return current.map((variation) =>
    missing === 'unpublish' && !named.has(variation.sku) ? { ...variation, isEnabled: false } : variation,
  );
}

/** Applies what a file says of the variations of a product. */
export function applyVariations(
  state: ProductState,
  drafts: readonly VariationDraft[],
  context: ApplyContext,
): Applied {
  const { variations } = state.document;
  const named = new Set<string>();
  const changed = new Map<string, VariationDocument>();
  const added: VariationDocument[] = [];
  const stock = new Map(variations.length > 0 ? state.stock.variations : []);
  const wantedImages: WantedImages[] = [];
  const errors: Applied['errors'] = [];
  for (const draft of drafts) {
    const current = matchVariation(variations, draft);
    const made: Made = current ? changeKnown(state, current, draft, context) : makeNew(draft, context);
    if ('reason' in made) {
      errors.push({ line: draft.line, reason: made.reason });
      continue;
    }
    const { variation } = made;
    if (made.wanted) wantedImages.push(made.wanted);
    const units = applyStock(current ? (stock.get(current.sku) ?? null) : null, draft.stock, context.stock);
    if (current) {
      named.add(current.sku);
      changed.set(current.sku, variation);
      if (variation.sku !== current.sku) stock.delete(current.sku);
    } else added.push(variation);
    stock.set(variation.sku, units);
  }
  const existing = hideUnnamed(variations, named, context).map(
    (variation) => changed.get(variation.sku) ?? variation,
  );
  const document = withOwnPrice(state.document, [...existing, ...added], drafts, stock, context.now);
  return { document, stock: { own: state.stock.own, variations: stock }, wanted: wantedImages, errors };
}
