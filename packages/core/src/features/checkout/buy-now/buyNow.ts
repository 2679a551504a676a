import { maxUnits } from '@teranga/contract/limits';
import { clampQuantity } from '../../../domain/variations/index.ts';

/** The one product of «Acheter maintenant». */
export interface BuyNow {
  productId: string;
  /** The variation's sku, or null. */
  sku: string | null;
  quantity: number;
}

/** URL value for no variation. */
const noVariation = 'none';

/** The product requested by a URL; null when there is none. A malformed quantity counts as 1. */
export function readBuyNow(query: URLSearchParams): BuyNow | null {
  const productId = query.get('product')?.trim() ?? '';
  if (productId === '') return null;
  const sku = query.get('variation') ?? noVariation;
  const quantity = query.get('quantity') ?? '1';
  return {
    productId,
    sku: sku === '' || sku === noVariation ? null : sku,
    quantity: clampQuantity(/^\d{1,6}$/.test(quantity) ? Number(quantity) : 1, maxUnits),
  };
}
