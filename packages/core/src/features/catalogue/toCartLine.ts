import type { CartLine } from '../cart/index.ts';
import { possibleRules, unitPrice } from '../../domain/pricing/index.ts';
import type { Variation } from '../../domain/variations/index.ts';
import type { ProductSummary } from '../../domain/product/index.ts';

/** The cart's line for units of a product, as it will be if the server agrees. */
export function toCartLine(
  product: ProductSummary,
  variation: Variation | null,
  quantity: number,
  now: number,
): CartLine {
  return {
    productId: product.id,
    variationId: variation?.sku ?? null,
    quantity,
    basePrice: (variation ?? product).sellingPrice,
    price: unitPrice(product, variation, now),
    rules: possibleRules(product, variation),
    name: product.name,
    category: product.category,
    picture: variation?.picture ?? product.picture,
    pictureColor: product.pictureColor,
    stock: variation?.quantity ?? product.quantity,
    options: variation?.options ?? [],
  };
}
