import { clampQuantity } from '../variations/quantity.ts';

/** The one article of «Acheter maintenant». */
export interface BuyNow {
  productId: string;
  /** The variation's sku, or null. */
  sku: string | null;
  quantity: number;
}

/** What stands for no variation in the address. */
const noVariation = 'none';
/** The largest quantity an address may ask for; the stock limits it further. */
const largestQuantity = 100_000;

/** The article an address asks for; null when it asks for none. A malformed quantity is 1. */
export function readBuyNow(query: URLSearchParams): BuyNow | null {
  const productId = query.get('product')?.trim() ?? '';
  if (productId === '') return null;
  const sku = query.get('variation') ?? noVariation;
  const quantity = query.get('quantity') ?? '1';
  return {
    productId,
    sku: sku === '' || sku === noVariation ? null : sku,
    quantity: clampQuantity(/^\d{1,6}$/.test(quantity) ? Number(quantity) : 1, largestQuantity),
  };
}
