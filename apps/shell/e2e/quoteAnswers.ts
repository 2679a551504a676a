import { aPhone } from './aPhone.ts';

/** A service of each kind of quote. */
export const quoteKinds = [
  ['flight', 'billet-dakar-paris'],
  ['hotel', 'hotel-paris'],
  ['visa', 'visa-schengen'],
  ['insurance', 'assurance-bagages'],
  ['attestation', 'attestation-reservation-hotel'],
  ['other', 'transfert-aeroport'],
] as const;

/** A day of next year; each field gets a later one than the field before it. */
const dayOf = (index: number) => `${new Date().getFullYear() + 1}-05-${String(10 + index).padStart(2, '0')}`;

/** What is typed into a required field, by its type and name. */
export function answerTo(name: string, type: string, index: number): string {
  if (type === 'date') return dayOf(index);
  if (type === 'number') return '7';
  if (type === 'email') return 'awa@example.sn';
  if (type === 'tel') return aPhone();
  return /[Nn]ame|fullName/.test(name) ? 'Awa Ndiaye' : `Dakar ${index}`;
}
