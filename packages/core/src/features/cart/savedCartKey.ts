/**
 * Storage key of this browser's copy of the cart, which every returning visitor has, even if it is
 * empty.
 */
export const savedCartKey = 'cart';
