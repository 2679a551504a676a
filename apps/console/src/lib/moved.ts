/** A list with the item at `from` put at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
