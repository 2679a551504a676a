import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/db/database.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { countShared, type SharedLimit } from '../../platform/limits/sharedLimit.ts';
import { TooMany } from '../../platform/limits/tooMany.ts';
import { waitText } from '../../platform/limits/waitText.ts';
import type { CodePurpose } from './signInKeys.ts';
import { hourSeconds, daySeconds } from '../../platform/time/units.ts';

/** Codes per contact, whoever requests them. Never lifted. */
export const codesPerContact: SharedLimit = { max: 20, windowSeconds: daySeconds, pauseSeconds: 60 };
/**
 * Codes per requester and contact: a stranger reaches this limit before the contact's own is used
 * up.
 */
export const codesPerRequester = {
  session: { max: 6, windowSeconds: daySeconds },
  /** Higher than per session: the contact's owner may share a carrier's address. */
  address: { max: 10, windowSeconds: daySeconds },
} as const satisfies Record<string, SharedLimit>;
/**
 * Codes per contact before only the reserve is left: a few codes for sessions that have requested
 * little.
 */
export const codesBeforeReserve: SharedLimit = { max: 14, windowSeconds: daySeconds };
export const reserve = {
  contact: { max: 6, windowSeconds: daySeconds },
  session: { max: 2, windowSeconds: daySeconds },
} as const satisfies Record<string, SharedLimit>;
/** Codes requested per session: allows for a shopper who mistypes a few times. */
export const codesPerSession: SharedLimit = { max: 20, windowSeconds: hourSeconds };
/** Codes requested per address: thousands of shoppers may share one carrier address. */
export const codesPerAddress: SharedLimit = { max: 300, windowSeconds: hourSeconds };
/**
 * Codes that confirm orders, requested per address and counted apart from the others: two for each
 * of the 600 orders that an address may place.
 */
export const orderCodesPerAddress: SharedLimit = { max: 1_200, windowSeconds: hourSeconds };
/** Codes of one store: what somebody who pumps SMS from many addresses can cost it. */
export const codesPerStore: SharedLimit = { max: 2_000, windowSeconds: hourSeconds };

const refusal = (wait: number) =>
  new TooMany(
    `Trop de codes ont été demandés. Vous pourrez en demander un autre dans ${waitText(wait)}.`,
    wait,
  );

async function count(tx: Tx, subject: Buffer, limit: SharedLimit): Promise<void> {
  const wait = await countShared(tx, subject, limit);
  if (wait > 0) throw refusal(wait);
}

/**
 * Counts a requester's codes to one contact; when others have used up the rest, a reserve serves a
 * session that has requested little.
 */
async function countRequester(tx: Tx, request: FastifyRequest, contactKey: Buffer): Promise<void> {
  const { store, session, server, ip } = request;
  const contact = contactKey.toString('base64');
  const subject = (kind: string, value = '') =>
    server.signInKeys.subject(store.id, `code ${kind}`, `${contact} ${value}`);
  const visitor = session?.visitor ?? '';
  await count(tx, subject('session', visitor), codesPerRequester.session);
  const shared: [Buffer, SharedLimit][] = [
    [subject('address', networkOf(ip)), codesPerRequester.address],
    [subject('all'), codesBeforeReserve],
  ];
  for (const [counted, limit] of shared) {
    const wait = await countShared(tx, counted, limit);
    if (wait === 0) continue;
    const isServed =
      (await countShared(tx, subject('reserve-session', visitor), reserve.session)) === 0 &&
      (await countShared(tx, subject('reserve'), reserve.contact)) === 0;
    if (!isServed) throw refusal(wait);
    return;
  }
}

/**
 * Counts one code before it is sent; throws when a limit is reached. The most contended counters
 * are locked last.
 */
export async function countCode(
  tx: Tx,
  contactKey: Buffer,
  request: FastifyRequest,
  purpose: CodePurpose,
): Promise<void> {
  const { store, session, server } = request;
  await count(tx, contactKey, codesPerContact);
  if (!server.config.hasRateLimits) return;
  await countRequester(tx, request, contactKey);
  const subject = (kind: string, value: string) => server.signInKeys.subject(store.id, kind, value);
  await count(tx, subject('session', session?.visitor ?? ''), codesPerSession);
  const network = networkOf(request.ip);
  if (purpose === 'order') await count(tx, subject('order-address', network), orderCodesPerAddress);
  else await count(tx, subject('address', network), codesPerAddress);
  await count(tx, subject('store', ''), codesPerStore);
}
