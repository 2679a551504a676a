/** A product of an order that is being written. */
export interface OrderLine {
  id: string;
  /** Of the variation; null for a product without. */
  sku: string | null;
  name: string;
  image: string | null;
  /** What one costs now, by the shop's own function. */
  price: number;
  /** How many there are; null without a limit. */
  stock: number | null;
  quantity: number;
}

export const keyOf = ({ id, sku }: Pick<OrderLine, 'id' | 'sku'>): string => `${id} ${sku ?? ''}`;

export const totalOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** With one more of a product. */
export function withLine(lines: readonly OrderLine[], added: OrderLine): OrderLine[] {
  const isThere = lines.some((line) => keyOf(line) === keyOf(added));
  if (!isThere) return [...lines, added];
  return lines.map((line) =>
    keyOf(line) === keyOf(added) ? { ...line, quantity: line.quantity + added.quantity } : line,
  );
}
