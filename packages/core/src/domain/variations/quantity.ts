/** The most a quantity list shows one by one. */
const listedQuantities = 20;
/** Larger quantities that are offered when the stock reaches them. */
const largeQuantities = [50, 100, 500, 1000];

/**
 * Quantities offered in a list: 1 to 20, then larger ones as the stock allows, the stock itself,
 * and the current quantity.
 */
export function quantityChoices(stock: number, current: number): number[] {
  const few = Array.from({ length: Math.min(Math.max(stock, 1), listedQuantities) }, (_, index) => index + 1);
  const many =
    stock > listedQuantities ? [...largeQuantities.filter((quantity) => quantity <= stock), stock] : [];
  return [...new Set([...few, ...many, ...(current >= 1 ? [current] : [])])].sort((a, b) => a - b);
}

/** The nearest quantity that can be ordered: an integer from 1 to the stock. */
export function clampQuantity(quantity: number, stock: number): number {
  const whole = Number.isFinite(quantity) ? Math.round(quantity) : 1;
  return Math.max(1, Math.min(whole, Math.max(stock, 1)));
}
