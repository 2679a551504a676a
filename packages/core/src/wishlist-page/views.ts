import type { ProductCardView } from '../catalogue/views.ts';
import type { Loadable } from '../store/loadable.ts';

/** /wishlist: the visitor's saved products, newest first. It may be empty. */
export type WishlistView = Loadable<{ cards: ProductCardView[]; countLabel: string }>;
