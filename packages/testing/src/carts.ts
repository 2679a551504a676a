import type { CartLineWire, CartWire, ProductWire } from '@teranga/contract';
import { aProduct } from './products.ts';

/** The cart's line for some units of a product, at its base price. */
export function aCartLine(
  overrides: Partial<CartLineWire> = {},
  product: ProductWire = aProduct(),
): CartLineWire {
  const variation = product.variations.find(({ sku }) => sku === overrides.variationId) ?? null;
  return {
    productId: product.id,
    variationId: null,
    quantity: 1,
    price: variation?.sellingPrice ?? product.sellingPrice,
    variation,
    item: {
      name: product.name,
      category: product.category,
      picture: product.picture,
      quantity: variation?.quantity ?? product.quantity,
      sellingPrice: product.sellingPrice,
      multiPricing: product.multiPricing,
    },
    ...overrides,
  };
}

/** A cart that adds up. */
export function aCart(items: CartLineWire[] = [aCartLine()], withdrawn: string[] = []): CartWire {
  const subtotal = items.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return { items, subtotal, ...(withdrawn.length > 0 && { withdrawn }) };
}
