import { TooMany } from '../../platform/limits/tooMany.ts';
import { waitText } from '../../platform/limits/waitText.ts';
import type { Contact } from '../accounts/contact.ts';
import type { StoreTerms } from '../stores/readStore.ts';
import type { OrderLimit, ReachedLimits } from './orderLimits.ts';
import { eitherOf } from '../../platform/text/eitherOf.ts';

/** The order is accepted only with the code sent to this contact. */
export class CodeRequired extends Error {
  override name = 'CodeRequired';
  readonly contact: Contact;

  constructor(contact: Contact) {
    super('The order must be confirmed by a code.');
    this.contact = contact;
  }
}

type RefusedLimit = Exclude<OrderLimit, 'code'>;

/** Why an order is refused, and what its shopper may do. */
const refusals: Record<RefusedLimit, { why: string; remedy?: string }> = {
  waiting: {
    why: 'Trois commandes à payer à la livraison attendent déjà d’être validées pour ce numéro ou cette adresse e-mail.',
    remedy: 'Attendez leur validation',
  },
  orders: { why: 'Dix commandes ont déjà été passées en un jour avec ce numéro ou cette adresse e-mail.' },
  session: { why: 'Vous avez passé dix commandes en une heure.' },
  address: { why: 'Trop de commandes ont été passées en une heure depuis votre connexion.' },
  sms: {
    why: 'Trop de SMS ont été envoyés aujourd’hui à ce numéro au sujet de commandes.',
    remedy: 'Connectez-vous avec ce numéro pour commander',
  },
  email: {
    why: 'Trop d’e-mails ont été envoyés aujourd’hui à cette adresse au sujet de commandes.',
    remedy: 'Connectez-vous avec cette adresse pour commander',
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The remaining options, as one sentence. */
export const oneOf = (ways: readonly string[]): string => capital(`${eitherOf(ways)}.`);

/** The refusal of an order whose code cannot be sent: too many were requested. */
export const tooManyCodes = (seconds: number, { ways }: StoreTerms): TooMany =>
  new TooMany(
    `Trop de codes ont été demandés. ${oneOf([`réessayez dans ${waitText(seconds)}`, ...ways])}`,
    seconds,
  );

/** Refuses an order that one of these limits is reached for. */
export function refuseReached(
  reached: ReachedLimits,
  limits: readonly RefusedLimit[],
  { ways }: StoreTerms,
): void {
  for (const limit of limits) {
    const seconds = reached.get(limit);
    if (seconds === undefined) continue;
    const { why, remedy } = refusals[limit];
    const first = remedy ?? `réessayez dans ${waitText(seconds)}`;
    throw new TooMany(`${why} ${oneOf([first, ...ways])}`, seconds);
  }
}
