import type { OrderRequestWire } from '@teranga/contract';
import { readBuyNow } from '@teranga/core/features/checkout/buy-now';
import type { FastifyRequest } from 'fastify';
import { readCart } from '../../modules/cart/readCart.ts';
import type { Tx } from '../../platform/db/database.ts';

/** The query of «Acheter maintenant»; empty for the cart. */
export const searchOf = ({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): string =>
  new URL(originalUrl, 'http://page').search;

/** What a form orders: the product that the query names, else the visitor's cart. */
export async function readItems(
  tx: Tx,
  { visitor }: Pick<FastifyRequest, 'visitor'>,
  search: string,
): Promise<OrderRequestWire['items']> {
  const buyNow = readBuyNow(new URLSearchParams(search));
  if (buyNow) return [{ id: buyNow.productId, variation: buyNow.sku, quantity: buyNow.quantity }];
  const { items } = await readCart(tx, visitor, new Date());
  return items.map(({ productId, variationId, quantity }) => ({
    id: productId,
    variation: variationId,
    quantity,
  }));
}
