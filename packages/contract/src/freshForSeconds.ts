/**
 * Seconds for which a response with prices and stock may be served without revalidation, by any
 * cache and by the shopper's tab.
 */
export const freshForSeconds = 20;
