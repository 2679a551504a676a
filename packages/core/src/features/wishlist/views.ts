/** View model of a product's wishlist button. */
export interface WishlistItemView {
  isInWishlist: boolean;
  /** «Ajouter à la liste de souhaits : Robe wax» */
  label: string;
  /** Adds or removes the product. */
  toggle: () => void;
}

/** The wishlist as the header counts it. */
export interface WishlistBadgeView {
  count: number;
  /** «Liste de souhaits, 3 articles» */
  label: string;
  href: string;
}
