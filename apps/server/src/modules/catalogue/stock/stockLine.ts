/** The quantity that the wire says of a product whose stock is not tracked. */
export const unlimitedStock = 9_999;

/** Units of one product, or of one of its variations. */
export interface StockLine {
  productId: string;
  /** Empty for a product without variations. */
  sku: string;
  quantity: number;
  /**
   * False for units of a product without a stock limit: they neither leave the stock nor return to
   * it.
   */
  isTracked: boolean;
}

/** Lines by product, products in the one order in which every transaction locks them. */
export function byProduct<L extends { productId: string }>(lines: readonly L[]): [string, L[]][] {
  const groups = new Map<string, L[]>();
  for (const line of lines) groups.set(line.productId, [...(groups.get(line.productId) ?? []), line]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

export const unitsOf = (lines: readonly StockLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const trackedLines = <L extends StockLine>(lines: readonly L[]): L[] =>
  lines.filter(({ isTracked }) => isTracked);
