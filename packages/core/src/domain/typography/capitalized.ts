/** A text that begins with a capital, as an entry of a menu does. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('fr') + rest.join('');
}
