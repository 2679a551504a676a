// Limits that the schemas of this package share with the rules of core and the forms of both apps.
// Browsers load this file: it has no TypeBox.

/** Units of one product in a cart, and in an order. */
export const maxUnits = 100_000;

/** Characters of a search: the first ones already find what a longer text means. */
export const maxSearchLength = 120;

/** Characters of a product's name. */
export const maxProductNameLength = 300;

/**
 * The highest whole number of a row, a version or a count: PostgreSQL's `integer` holds no more.
 */
export const highestInteger = 2_000_000_000;
/** The highest amount in FCFA. */
export const highestXof = highestInteger;
