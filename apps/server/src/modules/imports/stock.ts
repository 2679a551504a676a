/**
 * Units of a product that the other platform does not track or oversells: enough not to sell out at
 * once.
 */
export const uncountedStock = 100;

/** Splits units as evenly as integers allow; the sum never exceeds `quantity`. */
export function shareStock(quantity: number, count: number): number[] {
  const each = Math.floor(quantity / count);
  return Array.from({ length: count }, (_, index) => each + (index < quantity % count ? 1 : 0));
}
