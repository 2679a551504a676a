import { changeQueues } from '../store/changeQueue.ts';
import type { Wishlist } from '../wishlist/wishlistApi.ts';

/** The queue of a store's changes to the wishlist. */
export const wishlistQueueOf = changeQueues<Wishlist>();
