import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/db/database.ts';
import { readStore } from '../stores/readStore.ts';
import { waysToReach } from '../stores/waysToReach.ts';
import { emailKey } from '../../platform/limits/emailKey.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { countShared, type SharedLimit } from '../../platform/limits/sharedLimit.ts';
import { TooMany } from '../../platform/limits/tooMany.ts';
import { waitText } from '../../platform/limits/waitText.ts';
import { eitherOf } from '../../platform/text/eitherOf.ts';
import { hourSeconds, daySeconds } from '../../platform/time/units.ts';

/** Forms that send messages in a visitor's name; each is counted apart. */
export type MessageForm = 'contact' | 'quote';

/** Limits per form: a family planning its journeys may request many quotes in one evening. */
export const formLimits = {
  perContact: { max: 20, windowSeconds: hourSeconds },
  /** A quote request sends a mail to the given address, which must not be flooded. */
  perContactDaily: { max: 40, windowSeconds: daySeconds },
  perSession: { max: 30, windowSeconds: hourSeconds },
  /** Thousands of shoppers share one address of a mobile carrier. */
  perAddress: { max: 600, windowSeconds: hourSeconds },
} as const satisfies Record<string, SharedLimit>;

const refusals: Record<MessageForm, string> = {
  contact: 'Trop de messages ont été envoyés en peu de temps.',
  quote: 'Trop de demandes de devis ont été envoyées en peu de temps.',
};

/**
 * Counts a valid message in the transaction that saves it; throws beyond a limit. `RATE_LIMITS=off`
 * lifts the limits per session and address.
 */
export async function countMessage(
  tx: Tx,
  { store, server, session, ip }: FastifyRequest,
  form: MessageForm,
  email: string,
): Promise<void> {
  const contact = emailKey(email);
  const counted: [kind: string, value: string, SharedLimit][] = [
    ['contact', contact, formLimits.perContact],
    ['contact-day', contact, formLimits.perContactDaily],
  ];
  // Counted last: other requests wait for this row.
  if (server.config.hasRateLimits)
    counted.push(
      ['session', session?.visitor ?? '', formLimits.perSession],
      ['address', networkOf(ip), formLimits.perAddress],
    );
  for (const [kind, value, limit] of counted) {
    const wait = await countShared(tx, server.signInKeys.subject(store.id, `${form} ${kind}`, value), limit);
    if (wait === 0) continue;
    const ways = [`Réessayez dans ${waitText(wait)}`, ...waysToReach(await readStore(tx))];
    throw new TooMany(`${refusals[form]} ${eitherOf(ways)}.`, wait);
  }
}
