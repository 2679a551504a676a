import { toFields } from '../../lib/wire/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import type { ProductSummary } from '../../domain/product/index.ts';

/** The products of a list, of a page of one, or of sections that hold one each. */
function productsIn(data: unknown): unknown[] {
  if (!Array.isArray(data)) {
    const fields = toFields(data);
    return listOf(fields['products'] ?? toFields(fields['page'])['products']);
  }
  return data.flatMap((item: unknown) =>
    'products' in toFields(item) ? listOf(toFields(item)['products']) : [item],
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The calls whose answers hold products as lists carry them. */
const listCalls = new Set([
  'getProducts',
  'getNewProducts',
  'getBestSellers',
  'getRelatedProducts',
  'getCategorySections',
  'getWishlist',
  'getCollection',
]);

/** The product as found in any cached list; null when no list holds it. */
export function cachedProduct({ api }: RootState, productId: string): ProductSummary | null {
  for (const entry of Object.values(api.queries)) {
    if (!entry || !listCalls.has(entry.endpointName ?? '')) continue;
    const found = productsIn(entry.data).find((item) => toFields(item)['id'] === productId);
    // The endpoint of the cache entry determines the item's type.
    if (found) return found as ProductSummary;
  }
  return null;
}
