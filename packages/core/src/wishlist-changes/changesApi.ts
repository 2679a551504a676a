import { baseApi } from '../api/baseApi.ts';
import { inTurn } from '../store/changeQueue.ts';
import type { StoreServices } from '../store/services.ts';
import { toWishlist, type Wishlist } from '../wishlist/wishlistApi.ts';
import { wishlistQueueOf } from './wishQueue.ts';

interface Wish {
  productId: string;
  isWanted: boolean;
}

/** What came of a change: the wishlist, that it was made, or that a newer one of the same product took its place. */
type Changed = Wishlist | 'made' | 'overtaken';

/** The call that keeps a product or lets it go. Use `changeWishlistItem`, which shows it at once and takes it back when it fails. */
export const wishlistChangesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    setWishlistItem: build.mutation<Changed, Wish>({
      queryFn: async ({ productId, isWanted }, api, _options, send) => {
        const queue = wishlistQueueOf(api.extra as StoreServices);
        const answer = await inTurn(queue, productId, async () =>
          send({
            url: `/wishlist/${encodeURIComponent(productId)}`,
            method: isWanted ? 'POST' : 'DELETE',
          }),
        );
        if (answer === null) return { data: 'overtaken' };
        if (answer.error) return { error: answer.error };
        return { data: toWishlist(answer.data) ?? 'made' };
      },
    }),
  }),
});
