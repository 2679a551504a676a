/** What the footer says elsewhere already. */
const saidElsewhere = /^(adresse|t[ée]l[ée]phone|e-?mail)/i;
const nameKey = /^nom\b/i;

/** Who sells, in one line: the name, then the registers it stands in; null when the store does not say. */
export function toLegalLine(notice: readonly (readonly [name: string, value: string])[]): string | null {
  const parts = notice
    .filter(([name]) => !saidElsewhere.test(name))
    .map(([name, value]) => (nameKey.test(name) ? value : `${name} : ${value}`));
  return parts.length === 0 ? null : parts.join(' · ');
}
