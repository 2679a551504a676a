import type { ProductCardView } from '../../catalogue/index.ts';
import type { Loadable } from '../../../lib/loadable/index.ts';

/** /wishlist: the visitor's saved products, newest first. It may be empty. */
export type WishlistView = Loadable<{ cards: ProductCardView[]; countLabel: string }>;
