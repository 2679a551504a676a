/**
 * The lines of a legal notice in reading order, since a JSON object in the database does not
 * preserve the order of its keys.
 */
const lines = [
  /^(?:nom|raison|dénomination)\b/i,
  /^adresse/i,
  /^t[ée]l/i,
  /mail|courriel/i,
  /rccm/i,
  /ninea/i,
  /cdp/i,
  /^h[ée]berge/i,
];

const rankOf = (name: string): number => {
  const found = lines.findIndex((line) => line.test(name));
  return found < 0 ? lines.length : found;
};

/** A legal notice from who sells to who hosts, then all else. */
export function sortLegalNotice(notice: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(notice).toSorted(([a], [b]) => rankOf(a) - rankOf(b)));
}
