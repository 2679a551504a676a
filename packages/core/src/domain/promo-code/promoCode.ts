/** Characters of a promo code. */
export const maxPromoCodeLength = 40;

/** A code as it is compared: without spaces round it, in upper case. */
export const toPromoCode = (text: string): string => text.trim().toUpperCase();

/** Whether a store may have this code: letters without accents, digits and hyphens. */
export const isPromoCode = (code: string): boolean =>
  code.length <= maxPromoCodeLength && /^[A-Z0-9][A-Z0-9-]*$/.test(code);
