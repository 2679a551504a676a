import type { CartAddWire, CartRemoveWire, CartUpdateWire } from '@teranga/contract';
import { baseApi, requireAnswer } from '../../lib/api/index.ts';
import { toCart, type Cart, type CartChange } from './cart.ts';

type ChangeBody = CartAddWire | CartUpdateWire | CartRemoveWire;

function requestOf(change: CartChange): { verb: 'add' | 'update' | 'remove'; body: ChangeBody } {
  const { productId, variationId } = change.line;
  const id = { productId, variationId };
  if (change.kind === 'set')
    return change.quantity > 0
      ? { verb: 'update', body: { ...id, quantity: change.quantity } }
      : { verb: 'remove', body: id };
  const { quantity, price, position } = change.line;
  return { verb: 'add', body: { ...id, quantity, price, ...(position === undefined ? {} : { position }) } };
}

/** Cart endpoints. Use `addToCart` and `setCartQuantity` for changes: they are optimistic. */
export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, void>({
      // A response without a cart must not count as an empty one: it would erase this browser's
      // saved copy.
      ...requireAnswer(() => '/cart', toCart),
      providesTags: ['Cart'],
      keepUnusedDataFor: 3600,
    }),
    /** The cart after the change; null when the response did not hold it. */
    changeCart: build.mutation<Cart | null, CartChange>({
      query: (change) => {
        const { verb, body } = requestOf(change);
        return { url: `/cart/${verb}`, method: 'POST', body, keepalive: true };
      },
      transformResponse: toCart,
      // A change is refused because of what the product is by now.
      invalidatesTags: (_cart, error, { line }) =>
        error ? ['Cart', { type: 'Product', id: line.productId }] : [],
    }),
  }),
});
