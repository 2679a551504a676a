import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { networkOf } from '../limits/networkOf.ts';
import { countShared, type SharedLimit } from '../limits/sharedLimit.ts';
import { TooMany } from '../limits/tooMany.ts';
import { waitText } from '../limits/waitText.ts';

const daySeconds = 86_400;
const hourSeconds = 3_600;

/** Codes of one contact, whoever asks. Never lifted. */
export const codesPerContact: SharedLimit = { max: 20, windowSeconds: daySeconds, pauseSeconds: 60 };
/** Codes that one requester has sent to one contact: a stranger spends this before the contact's own are gone. */
export const codesPerRequester = {
  session: { max: 6, windowSeconds: daySeconds },
  /** The contact's owner may stand behind the same address of a carrier. */
  address: { max: 10, windowSeconds: daySeconds },
} as const satisfies Record<string, SharedLimit>;
/** Codes of a contact beyond which only the reserve is left: a few for sessions that have taken little of it. */
export const codesBeforeReserve: SharedLimit = { max: 14, windowSeconds: daySeconds };
export const reserve = {
  contact: { max: 6, windowSeconds: daySeconds },
  session: { max: 2, windowSeconds: daySeconds },
} as const satisfies Record<string, SharedLimit>;
/** Codes asked for in one session: a shopper who mistypes makes a few. */
export const codesPerSession: SharedLimit = { max: 20, windowSeconds: hourSeconds };
/** Codes asked for from one address: thousands of shoppers stand behind one address of a carrier. */
export const codesPerAddress: SharedLimit = { max: 300, windowSeconds: hourSeconds };
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

/** Counts what a requester has sent to one contact; where others have spent the rest, a reserve serves a session that took little. */
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

/** Counts one code about to be sent; refuses it where a limit is reached. What others wait for is counted last. */
export async function countCode(tx: Tx, contactKey: Buffer, request: FastifyRequest): Promise<void> {
  const { store, session, server } = request;
  await count(tx, contactKey, codesPerContact);
  if (!server.config.hasRateLimits) return;
  await countRequester(tx, request, contactKey);
  const subject = (kind: string, value: string) => server.signInKeys.subject(store.id, kind, value);
  await count(tx, subject('session', session?.visitor ?? ''), codesPerSession);
  await count(tx, subject('address', networkOf(request.ip)), codesPerAddress);
  await count(tx, subject('store', ''), codesPerStore);
}
