/** Splits units as evenly as integers allow; the sum never exceeds `quantity`. */
export function shareStock(quantity: number, count: number): number[] {
  const each = Math.floor(quantity / count);
  return Array.from({ length: count }, (_, index) => each + (index < quantity % count ? 1 : 0));
}
