/** Joins the truthy class names: `classNames(styles.card, isOpen && styles.open, className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
