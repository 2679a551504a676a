import { isDeepStrictEqual } from 'node:util';
import { rulesFor } from '@teranga/core/domain/pricing';
import { nonBreakingSpaces } from '@teranga/core/domain/typography';
import { cleanLine, cleanWord } from '../../../platform/text/cleanText.ts';
import { sanitizeRichText } from '../../../platform/text/sanitizeRichText.ts';
import type { ProductDocument } from '../../catalogue/versions/productDocument.ts';
import type { ProductDraft } from '../draft.ts';
import { toParagraphs } from '../richDescription.ts';
import { applyGallery } from './applyImages.ts';
import { applyPrice, shownPrice } from './applyPrice.ts';
import { applyStock, noLimit } from './applyStock.ts';
import { applyVariations, type Applied } from './applyVariations.ts';
import type { ApplyContext } from './context.ts';
import type { ProductState } from './productState.ts';

/** A product before its first import. */
const nothing: ProductState = {
  document: {
    sku: '',
    name: '',
    description: '',
    brand: null,
    categoryId: null,
    tags: [],
    collectionIds: [],
    sellingPrice: 0,
    multiPricing: [],
    gallery: [],
    pictureColor: null,
    measurement: null,
    isPublished: true,
    variations: [],
  },
  stock: { own: noLimit, variations: new Map() },
};

/** The description as it is stored; the present one when the file means it. */
function descriptionOf(current: string, given: string): string {
  const clean = sanitizeRichText(given);
  return clean === current || clean === sanitizeRichText(toParagraphs(current)) ? current : clean;
}

/** Tags that a file separates by commas may hold some. */
function tagsOf(current: readonly string[], given: readonly string[]): string[] {
  const clean = [...new Set(given.map(cleanWord))].filter((tag) => tag !== '');
  const parts = current.flatMap((tag) => tag.split(',')).map((part) => part.trim());
  return isDeepStrictEqual(clean, [...new Set(parts)]) ? [...current] : clean;
}

const byCode = (a: string, b: string) => (a < b ? -1 : 1);

/** What the draft says of the product itself, besides price, stock, images and variations. */
function ownFields(
  { document }: ProductState,
  draft: ProductDraft,
  { categoryIdOf, collectionIdOf }: ApplyContext,
): Partial<ProductDocument> {
  const { sku, name, description, brand, category, tags, collections, measurement, isPublished } = draft;
  const hasOwnSku = document.variations.every((variation) => variation.sku !== sku);
  return {
    ...(sku && hasOwnSku && { sku }),
    ...(name !== undefined && { name: nonBreakingSpaces(cleanLine(name)) }),
    ...(description !== undefined && { description: descriptionOf(document.description, description) }),
    ...(brand !== undefined && { brand: (brand && cleanLine(brand)) || null }),
    ...(category !== undefined && {
      categoryId: category === null ? null : categoryIdOf(category, draft.categoryId),
    }),
    ...(tags && { tags: tagsOf(document.tags, tags) }),
    ...(collections && { collectionIds: [...new Set(collections.map(collectionIdOf))].sort(byCode) }),
    ...(measurement !== undefined && { measurement }),
    ...(isPublished !== undefined && { isPublished }),
  };
}

/** A single price or stock for a product whose variations all cost the same. */
function spread(state: ProductState, draft: ProductDraft, context: ApplyContext): Applied {
  const { variations } = state.document;
  const errors: Applied['errors'] = [];
  const names = variations.map(({ sku }) => sku).join(', ');
  const refuse = (what: string) =>
    errors.push({
      line: draft.line,
      reason: `cet article a des déclinaisons : nommez celle dont ${what} (${names}).`,
    });
  const { price, stock } = draft;
  if (stock && context.stock !== 'keep') refuse('c’est le stock');
  const prices = variations.map((variation) =>
    JSON.stringify(shownPrice({ ...variation, rules: rulesOf(state, variation, context) }, context.now)),
  );
  const isMixed = new Set(prices).size > 1;
  if (!price || price.kind === 'exact') return { ...state, wanted: [], errors };
  if (isMixed) refuse('c’est le prix');
  if (errors.length > 0) return { ...state, wanted: [], errors };
  const drafts = variations.map(({ sku }) => ({ line: draft.line, sku, price }));
  return applyVariations(state, drafts, { ...context, missing: 'keep' });
}

const rulesOf = (
  { document }: ProductState,
  variation: ProductDocument['variations'][number],
  { now }: ApplyContext,
) => rulesFor(document, variation, now.getTime());

/** Price, stock and variations. */
function applyOffers(
  state: ProductState,
  draft: ProductDraft,
  context: ApplyContext,
  isNew: boolean,
): Applied {
  const { document, stock } = state;
  const { variations, price } = draft;
  const exact = price?.kind === 'exact' ? applyPrice({ ...document, rules: [] }, price, context.now) : null;
  if (variations && variations.length > 0) {
    const applied = applyVariations(state, variations, context);
    return { ...applied, document: { ...applied.document, ...exact } };
  }
  if (document.variations.length > 0) {
    const own = draft.sku !== undefined && document.variations.some(({ sku }) => sku === draft.sku);
    const applied = own
      ? applyToVariation(state, draft.sku ?? '', draft, context)
      : spread(state, draft, context);
    return { ...applied, document: { ...applied.document, ...exact } };
  }
  const current = isNew ? null : { ...document, rules: document.multiPricing };
  const priced = price ? applyPrice(current, price, context.now) : null;
  const own = applyStock(isNew ? null : stock.own, draft.stock, context.stock);
  return {
    document: { ...document, ...(priced && pick(priced)) },
    stock: { ...stock, own },
    wanted: [],
    errors: [],
  };
}

const pick = ({
  sellingPrice,
  multiPricing,
}: ProductDocument | NonNullable<ReturnType<typeof applyPrice>>) => ({
  sellingPrice,
  multiPricing,
});

/** Applies a row that names one variation by its SKU: name and category are its product's. */
export function applyToVariation(
  state: ProductState,
  sku: string,
  { line, price, stock, images }: ProductDraft,
  context: ApplyContext,
): Applied {
  const variation = {
    line,
    sku,
    ...(price && { price }),
    ...(stock && { stock }),
    ...(images && { picture: images[0]?.url ?? null }),
  };
  return applyVariations(state, [variation], { ...context, missing: 'keep' });
}

function newProductErrors(draft: ProductDraft, { document }: Applied, now: Date): Applied['errors'] {
  const errors: Applied['errors'] = [];
  const { line, price, variations = [] } = draft;
  const hasPrice = variations.length > 0 || (price !== undefined && applyPrice(null, price, now) !== null);
  if (document.name === '')
    errors.push({ line, reason: 'cet article n’existe pas encore : il lui faut un nom.' });
  if (!hasPrice) errors.push({ line, reason: 'cet article n’existe pas encore : il lui faut un prix.' });
  return errors;
}

/** Applies what a file says of a product; `current` is null for a new one. */
export function applyDraft(
  current: ProductState | null,
  draft: ProductDraft,
  context: ApplyContext,
): Applied {
  const start = current ?? nothing;
  const document = { ...start.document, ...ownFields(start, draft, context) };
  const applied = applyOffers({ ...start, document }, draft, context, current === null);
  const errors = current
    ? applied.errors
    : [...applied.errors, ...newProductErrors(draft, applied, context.now)];
  const { images } = draft;
  if (!images) return { ...applied, errors };
  const { gallery, wanted } = applyGallery(
    current && current.document.gallery,
    images,
    applied.document.name,
    context,
  );
  const isSameMain = gallery[0]?.name === start.document.gallery[0]?.name;
  const pictureColor = isSameMain ? start.document.pictureColor : null;
  return {
    ...applied,
    document: { ...applied.document, gallery, pictureColor },
    wanted: wanted ? [wanted, ...applied.wanted] : applied.wanted,
    errors,
  };
}
