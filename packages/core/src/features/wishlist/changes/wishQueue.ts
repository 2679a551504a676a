import { changeQueues } from '../../../lib/services/index.ts';
import type { Wishlist } from '../index.ts';

/** The queue of a store's changes to the wishlist. */
export const wishlistQueueOf = changeQueues<Wishlist>();
