import type { CartAddWire, CartRemoveWire, CartUpdateWire } from '@teranga/contract';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseApi } from '../../lib/api/index.ts';
import type { ApiError } from '../../lib/api/index.ts';
import { readAnswer, type Send } from '../../lib/api/index.ts';
import type { StoreServices } from '../../lib/services/index.ts';
import { lineKey, toCart, type AddedLine, type Cart, type CartLineId } from './cart.ts';
import { inTurn } from '../../lib/services/index.ts';
import { cartQueueOf } from './cartQueue.ts';

/**
 * The cart after a change; null when the response did not hold it, or a newer change superseded
 * this one.
 */
type Changed = { data: Cart | null } | { error: ApiError };

/** Fields of a change besides the line's identity; JSON omits the undefined ones. */
type More<W> = { [K in keyof Omit<W, keyof CartLineId>]: W[K] | undefined };

/**
 * Sends changes one after another. Every addition is sent; of the other changes only the newest per
 * line.
 */
function change<W, L extends CartLineId>(verb: 'add' | 'update' | 'remove', more: (line: L) => More<W>) {
  return async (line: L, api: BaseQueryApi, _options: object, send: Send): Promise<Changed> => {
    const { productId, variationId } = line;
    const body = { productId, variationId, ...more(line) };
    const queue = cartQueueOf(api.extra as StoreServices);
    const answer = await inTurn(queue, verb === 'add' ? null : lineKey(line), async () =>
      send({ url: `/cart/${verb}`, method: 'POST', body, outlivesPage: true }),
    );
    return answer?.error ? { error: answer.error } : { data: toCart(answer?.data) };
  };
}

/**
 * Cart endpoints. Use `changeCart` instead: it applies the change optimistically and rolls it back
 * on failure.
 */
export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      // A response without a cart must not count as an empty one: it would erase this browser's
      // saved copy.
      queryFn: readAnswer(() => '/cart', toCart),
      providesTags: ['Cart'],
      keepUnusedDataFor: 3600,
    }),
    addToCart: build.mutation<Cart | null, AddedLine>({
      queryFn: change<CartAddWire, AddedLine>('add', ({ quantity, price, position }) => ({
        quantity,
        price,
        position,
      })),
    }),
    updateCart: build.mutation<Cart | null, CartLineId & { quantity: number }>({
      queryFn: change<CartUpdateWire, CartUpdateWire & CartLineId>('update', ({ quantity }) => ({
        quantity,
      })),
    }),
    removeFromCart: build.mutation<Cart | null, CartLineId>({
      queryFn: change<CartRemoveWire, CartLineId>('remove', () => ({})),
    }),
  }),
});
