/** Units of an article whose stock the other platform does not count, or sells beyond: enough not to run out at once. */
export const uncountedStock = 100;

/** Shares units out as evenly as whole units allow, so that together they are never more than there are. */
export function shareStock(quantity: number, count: number): number[] {
  const each = Math.floor(quantity / count);
  return Array.from({ length: count }, (_, index) => each + (index < quantity % count ? 1 : 0));
}
