import { baseApi } from '../../../lib/api/index.ts';
import { inTurn } from '../../../lib/services/index.ts';
import type { StoreServices } from '../../../lib/services/index.ts';
import { toWishlist, type Wishlist } from '../index.ts';
import { wishlistQueueOf } from './wishQueue.ts';

interface Wish {
  productId: string;
  isWanted: boolean;
}

/**
 * Result of a change: the wishlist, `made` without one, or `overtaken` when a newer change of the
 * same product replaced it.
 */
type Changed = Wishlist | 'made' | 'overtaken';

/**
 * Endpoint that adds or removes a product. Use `changeWishlistItem` instead: it is optimistic and
 * rolls back on failure.
 */
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
