import { maxUnits, highestXof } from '@teranga/contract';
import { sumXof, timesXof, type Xof } from '@teranga/core/domain/money';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import type { CartProduct } from './cartProducts.ts';

/** Different products in one cart, and in one order. */
export const maxLines = 100;

/** A product and how many of it. */
export interface Line {
  product: CartProduct;
  quantity: number;
}

/** Message for shoppers when stock is insufficient. */
export const shortStockMessage = (stock: number): string =>
  stock < 1 ? 'En rupture' : `Seulement ${stock} article(s) disponible(s)`;

/** What all lines cost; refuses what no payment could carry. */
export function subtotalOf(lines: readonly Line[]): Xof {
  const subtotal = sumXof(lines.map(({ product, quantity }) => timesXof(product.unitPrice, quantity)));
  if (subtotal > highestXof)
    throw new HttpError(422, 'Le montant de votre panier dépasse la limite autorisée.');
  return subtotal;
}

/** Refuses a product that this shop does not have. */
export function requireProduct(product: CartProduct | undefined): CartProduct {
  if (!product) throw new HttpError(404, 'Cet article n’existe pas ou plus.');
  return product;
}

/** Throws for a product that this store does not sell, or not as requested. */
export function sellable(found: CartProduct | undefined): CartProduct {
  const product = requireProduct(found);
  if (product.needsVariation) {
    const message = 'Veuillez choisir une option de cet article.';
    throw fieldError('variationId', message);
  }
  if (!product.isEnabled) {
    const message = 'Cette option n’est plus disponible.';
    throw fieldError('variationId', message);
  }
  return product;
}

/** Refuses more units than there are. */
export function refuseShortStock({ stock }: CartProduct, quantity: number): void {
  const limit = Math.min(stock, maxUnits);
  if (quantity <= limit) return;
  const message = shortStockMessage(limit);
  throw fieldError('quantity', message);
}
