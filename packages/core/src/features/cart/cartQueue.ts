import { changeQueues } from '../../lib/services/index.ts';
import type { Cart } from './cart.ts';

/** The queue of a store's changes to the cart. */
export const cartQueueOf = changeQueues<Cart>();
