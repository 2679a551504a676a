import type { CartAddWire, CartRemoveWire, CartUpdateWire } from '@teranga/contract';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/baseApi.ts';
import type { ApiError } from '../api/apiError.ts';
import { readAnswer, type Send } from '../api/readAnswer.ts';
import type { StoreServices } from '../store/services.ts';
import { lineKey, toCart, type AddedLine, type Cart, type CartLineId } from './cart.ts';
import { inTurn } from '../store/changeQueue.ts';
import { cartQueueOf } from './cartQueue.ts';

/** The cart after a change; null when the answer did not tell, or the change was overtaken. */
type Changed = { data: Cart | null } | { error: ApiError };

/** What a change sends besides the line it is about; what is undefined JSON leaves out. */
type More<W> = { [K in keyof Omit<W, keyof CartLineId>]: W[K] | undefined };

/** Sends a change in its turn. Each addition counts; of the others only the newest of a line does. */
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

/** The calls for the cart. Use `changeCart`, which shows the change at once and takes it back when it fails. */
export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      // What holds no cart is not an empty one: it would wipe the copy that this browser keeps.
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
