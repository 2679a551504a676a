import { isDeepStrictEqual } from 'node:util';
import type { StockLevel, ProductStock } from '../../catalogue/edit/readStock.ts';
import type { ProductDocument } from '../../catalogue/versions/productDocument.ts';

/** All of a product that an import may change. */
export interface ProductState {
  document: ProductDocument;
  stock: ProductStock;
}

/** The stock of one product before and after a change; null where there is no such product. */
export interface StockChange {
  /** Empty for a product without variations. */
  sku: string;
  before: StockLevel | null;
  after: StockLevel | null;
}

/** Stock by SKU, of a product without variations under the empty one. */
function stocksOf({ document, stock }: ProductState): Map<string, StockLevel> {
  return document.variations.length > 0 ? stock.variations : new Map([['', stock.own]]);
}

/** The products whose stock differs between two states. */
export function stockChanges(before: ProductState | null, after: ProductState): StockChange[] {
  const [old, next] = [before ? stocksOf(before) : new Map<string, StockLevel>(), stocksOf(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((sku) => ({ sku, before: old.get(sku) ?? null, after: next.get(sku) ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}

/** Whether two states are the same. A placeholder colour follows its image. */
export function isSameState(before: ProductState, after: ProductState): boolean {
  const withoutColor = ({ document }: ProductState) => ({ ...document, pictureColor: null });
  return (
    isDeepStrictEqual(withoutColor(before), withoutColor(after)) && stockChanges(before, after).length === 0
  );
}
