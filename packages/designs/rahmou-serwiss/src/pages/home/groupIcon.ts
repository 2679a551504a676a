import { foldText } from '@teranga/core/domain/typography';

const icons: [pattern: RegExp, icon: string][] = [
  [/attestation/, 'file-text'],
  [/billet|vol|avion/, 'plane'],
  [/hotel|hebergement|sejour/, 'hotel'],
  [/visa/, 'stamp'],
  [/assurance/, 'umbrella'],
];

/** The icon of a category of services, by its name. */
export function groupIcon(name: string): string {
  const plain = foldText(name);
  return icons.find(([pattern]) => pattern.test(plain))?.[1] ?? 'globe';
}
