import type { CartAddWire, CartRemoveWire, CartUpdateWire } from '@teranga/contract';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/baseApi.ts';
import type { ApiError } from '../api/apiError.ts';
import { readAnswer, type Send } from '../api/readAnswer.ts';
import type { StoreServices } from '../store/services.ts';
import { lineKey, toCart, type Cart, type CartLine, type CartLineId } from './cart.ts';
import { inTurn } from '../store/changeQueue.ts';
import { cartQueueOf } from './cartQueue.ts';

/** The cart after a change; null when the answer did not tell, or the change was overtaken. */
type Changed = { data: Cart | null } | { error: ApiError };

function change(path: string, body: unknown, overtakenBy: string | null) {
  return async (api: BaseQueryApi, send: Send): Promise<Changed> => {
    const queue = cartQueueOf(api.extra as StoreServices);
    const answer = await inTurn(queue, overtakenBy, async () => send({ url: path, method: 'POST', body }));
    if (answer === null) return { data: null };
    return answer.error ? { error: answer.error } : { data: toCart(answer.data) };
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
    addToCart: build.mutation<Cart | null, CartLine>({
      queryFn: ({ productId, variationId, quantity, price }, api, _options, send) =>
        change(
          '/cart/add',
          { productId, variationId, quantity, price } satisfies CartAddWire,
          null,
        )(api, send),
    }),
    updateCart: build.mutation<Cart | null, CartLineId & { quantity: number }>({
      queryFn: ({ productId, variationId, quantity }, api, _options, send) =>
        change(
          '/cart/update',
          { productId, variationId, quantity } satisfies CartUpdateWire,
          lineKey({ productId, variationId }),
        )(api, send),
    }),
    removeFromCart: build.mutation<Cart | null, CartLineId>({
      queryFn: ({ productId, variationId }, api, _options, send) =>
        change(
          '/cart/remove',
          { productId, variationId } satisfies CartRemoveWire,
          lineKey({ productId, variationId }),
        )(api, send),
    }),
  }),
});
