import type { ProductCardView } from '../catalogue/views.ts';
import type { Loadable } from '../store/loadable.ts';

/** /wishlist: what the visitor keeps, the newest first. It may be empty. */
export type WishlistView = Loadable<{ cards: ProductCardView[]; countLabel: string }>;
