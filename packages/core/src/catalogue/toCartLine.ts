import type { CartLine } from '../cart/cart.ts';
import { possibleRules, priceAt, rulesFor } from '../pricing/priceRules.ts';
import type { Variation } from '../variations/variation.ts';
import type { ProductSummary } from './product.ts';

/** The cart's line for units of a product, as it will be if the server agrees. */
export function toCartLine(
  product: ProductSummary,
  variation: Variation | null,
  quantity: number,
  now: number,
): CartLine {
  const basePrice = variation?.sellingPrice ?? product.sellingPrice;
  return {
    productId: product.id,
    variationId: variation?.sku ?? null,
    quantity,
    basePrice,
    price: priceAt(basePrice, rulesFor(product, variation, now), now),
    rules: possibleRules(product, variation),
    name: product.name,
    category: product.category,
    picture: variation?.picture ?? product.picture,
    pictureColor: product.pictureColor,
    stock: variation?.quantity ?? product.quantity,
    options: variation?.options ?? [],
  };
}
