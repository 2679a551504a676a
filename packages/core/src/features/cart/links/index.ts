/** The address of the cart. */
export const cartHref = '/cart';
