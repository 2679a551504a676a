import { baseApi } from '../api/baseApi.ts';
import { toProductSummaries, type ProductSummary } from '../catalogue/product.ts';

/** What a visitor keeps for later, the newest first. */
export interface Wishlist {
  ids: readonly string[];
  /** The products, as far as they are known yet. */
  products: readonly ProductSummary[];
}

/** The wishlist in an answer: a list of products, bare or under `data`. */
export function toWishlist(body: unknown): Wishlist {
  const products = toProductSummaries(body);
  return { ids: products.map(({ id }) => id), products };
}

/** The call for the wishlist. Its changes come with their own code (`changeWishlist`). */
export const wishlistApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<Wishlist, void>({
      query: () => '/wishlist',
      transformResponse: toWishlist,
      providesTags: ['Wishlist'],
      keepUnusedDataFor: 3600,
    }),
  }),
});
