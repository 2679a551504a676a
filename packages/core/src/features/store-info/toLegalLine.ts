/** Entries the footer shows elsewhere. */
const saidElsewhere = /^(adresse|t[ée]l[ée]phone|e-?mail)/i;
const nameKey = /^nom\b/i;

/** The seller in one line: the name, then its registrations; null when the store provides none. */
export function toLegalLine(notice: readonly (readonly [name: string, value: string])[]): string | null {
  const parts = notice
    .filter(([name]) => !saidElsewhere.test(name))
    .map(([name, value]) => (nameKey.test(name) ? value : `${name} : ${value}`));
  return parts.length === 0 ? null : parts.join(' · ');
}
