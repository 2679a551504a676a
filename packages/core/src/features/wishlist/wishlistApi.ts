import { baseApi, requireAnswer } from '../../lib/api/index.ts';
import { toProductSummaries, type ProductSummary } from '../../domain/product/index.ts';

/** The visitor's saved products, newest first. */
export interface Wishlist {
  ids: readonly string[];
  /** The products, as far as they are known yet. */
  products: readonly ProductSummary[];
}

/**
 * The wishlist in a response: a list of products, bare or under `data`; null when there is none.
 */
export function toWishlist(body: unknown): Wishlist | null {
  const products = toProductSummaries(body);
  return products && { ids: products.map(({ id }) => id), products };
}

/** The call for the wishlist. Its changes come with their own code (`changeWishlist`). */
export const wishlistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<Wishlist, void>({
      ...requireAnswer(() => '/wishlist', toWishlist),
      providesTags: ['Wishlist'],
      keepUnusedDataFor: 3600,
    }),
  }),
});
