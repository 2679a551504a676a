import { isDeepStrictEqual } from 'node:util';
import type { StockLevel } from '../../catalogue/edit/readStock.ts';
import { changedFields, fieldLabels } from '../../catalogue/versions/documentChanges.ts';
import type { ProductDocument } from '../../catalogue/versions/productDocument.ts';
import type { ProductState, StockChange } from '../apply/productState.ts';

/** What of a product an undo leaves as it is. */
export interface UnrestoredProduct {
  id: string;
  name: string;
  what: string[];
}

/** What an undo has done. */
export interface UndoReport {
  id: number;
  /** Products that are as they were before the import. */
  restored: number;
  /** Products that the import had created and that are gone. */
  deleted: number;
  /** What changed since the import and stays as it is. */
  kept: UnrestoredProduct[];
}

/** A change that is to be undone. */
export interface Undoing {
  before: ProductDocument;
  after: ProductDocument;
  stock: readonly StockChange[];
}

type Field = keyof ProductDocument;

/** Fields that are undone together: a price and its variations follow each other. */
const groups: readonly (readonly Field[])[] = [
  ['sellingPrice', 'multiPricing', 'variations'],
  ['gallery', 'pictureColor'],
];
const groupOf = (field: Field): readonly Field[] => groups.find((group) => group.includes(field)) ?? [field];

const isSameFields = (a: ProductDocument, b: ProductDocument, fields: readonly Field[]) =>
  fields.every((field) => isDeepStrictEqual(a[field], b[field]));

function undoDocument(
  current: ProductDocument,
  { before, after }: Undoing,
): { document: ProductDocument; kept: Field[] } {
  let document = current;
  const kept: Field[] = [];
  for (const field of changedFields(before, after)) {
    if (isSameFields(current, after, groupOf(field))) document = { ...document, [field]: before[field] };
    else kept.push(field);
  }
  return { document, kept };
}

/** The stock without what the import did to it; null when there is not enough left. */
function undoStock(current: StockLevel, { before, after }: StockChange): StockLevel | null {
  if (!before || !after || current.trackStock !== after.trackStock) return null;
  if (!before.trackStock || !after.trackStock) return before;
  const quantity = current.quantity - (after.quantity - before.quantity);
  return quantity < 0 ? null : { quantity, trackStock: true };
}

/** A product as it was before an import, as far as nothing changed since. */
export function undone(
  { document: current, stock }: ProductState,
  undoing: Undoing,
): { next: ProductState; kept: string[] } {
  const { document, kept } = undoDocument(current, undoing);
  const variations = new Map(stock.variations);
  let { own } = stock;
  const unrestoredStock: string[] = [];
  const skus = new Set(document.variations.map(({ sku }) => sku));
  for (const change of undoing.stock) {
    const { sku } = change;
    // Variations that the import added go with their stock; those that it removed come back
    // below.
    const ofProduct = skus.size === 0 ? own : undefined;
    const present = sku === '' ? ofProduct : variations.get(sku);
    const restored = present ? undoStock(present, change) : change.before;
    if (!restored) {
      if (present && (sku === '' || skus.has(sku)))
        unrestoredStock.push(sku === '' ? 'stock' : `stock ${sku}`);
      continue;
    }
    if (sku === '') own = restored;
    else if (skus.has(sku)) variations.set(sku, restored);
  }
  return {
    next: { document, stock: { own, variations } },
    kept: [...new Set(kept.map((field) => fieldLabels[field])), ...unrestoredStock],
  };
}

/** Images arrive after an import, and are its own. */
const withoutImages = (document: ProductDocument) => ({
  ...document,
  gallery: [],
  pictureColor: null,
  variations: document.variations.map((variation) => ({ ...variation, picture: null, pictures: [] })),
});

/** True for a product that is as the import created it: not sold, not changed. */
export const isUntouched = (
  { document, stock }: ProductState,
  after: ProductDocument,
  changes: readonly StockChange[],
): boolean =>
  isDeepStrictEqual(withoutImages(document), withoutImages(after)) &&
  changes.every(({ sku, after: written }) =>
    isDeepStrictEqual(sku === '' ? stock.own : stock.variations.get(sku), written),
  );
