// What lists of products are sorted by and filtered to. Browsers load this file: it has no TypeBox.

/** Values of `sort`. */
export const productSorts = ['default', 'price_asc', 'price_desc'] as const;
export type ProductSort = (typeof productSorts)[number];

/**
 * Boundaries of the price bands in FCFA: below the first, between consecutive values, above the
 * last.
 */
export const priceLimits = [10_000, 20_000, 50_000, 100_000] as const;
