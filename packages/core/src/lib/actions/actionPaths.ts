/** Where the form of each shopper action is posted. Its fields are those of the API's call. */
export const actionPaths = {
  addToCart: '/cart/add',
  updateCart: '/cart/update',
  removeFromCart: '/cart/remove',
  restoreCart: '/cart/restore',
  applyPromo: '/cart/promo',
  toggleWishlist: '/wishlist/toggle',
  chooseCurrency: '/currency',
  placeOrder: '/checkout',
  payOrder: '/checkout/payment',
  signIn: '/auth',
  signOut: '/auth/sign-out',
  changeProfile: '/my-profile',
  sendContact: '/contacts',
  requestQuote: '/demande-devis',
} as const;

/** The shopper actions that work as an HTML form. */
export type ActionName = keyof typeof actionPaths;
/** Where they are posted. Pages name the path itself: the table stays out of their code. */
export type ActionPath = (typeof actionPaths)[ActionName];
