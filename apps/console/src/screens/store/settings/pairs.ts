/** Names with values as text, one «Name : value» by line. */
export const pairsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, text]) => `${name} : ${String(text)}`)
        .join('\n')
    : '';

/** Names with values of a text; a line without a colon has an empty value. */
export function toPairs(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => line.trim());
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    }),
  );
}
