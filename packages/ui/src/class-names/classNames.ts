/** One `className` of those that are there: `classNames(styles.card, isOpen && styles.open, className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
