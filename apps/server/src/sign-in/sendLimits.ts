import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { countShared, type SharedLimit } from '../limits/sharedLimit.ts';
import { waitText } from '../limits/waitText.ts';
import type { SignInKeys } from './signInKeys.ts';

const daySeconds = 86_400;
const hourSeconds = 3_600;

/** Codes of one contact. Never lifted. */
export const codesPerContact: SharedLimit = { max: 20, windowSeconds: daySeconds, pauseSeconds: 60 };
/** Codes asked for in one session: a shopper who mistypes makes a few. */
export const codesPerSession: SharedLimit = { max: 20, windowSeconds: hourSeconds };
/** Codes asked for from one address: thousands of shoppers stand behind one address of a carrier. */
export const codesPerAddress: SharedLimit = { max: 300, windowSeconds: hourSeconds };
/** Codes of one store: what somebody who pumps SMS from many addresses can cost it. */
export const codesPerStore: SharedLimit = { max: 2_000, windowSeconds: hourSeconds };

/** A refusal that says when to come back. */
export class TooManyCodes extends Problem {
  override name = 'TooManyCodes';
  readonly retryAfterSeconds: number;

  constructor(wait: number) {
    super(429, `Trop de codes ont été demandés. Vous pourrez en demander un autre dans ${waitText(wait)}.`);
    this.retryAfterSeconds = wait;
  }
}

async function count(tx: Tx, subject: Buffer, limit: SharedLimit): Promise<void> {
  const wait = await countShared(tx, subject, limit);
  if (wait > 0) throw new TooManyCodes(wait);
}

/** Counts one code about to be sent; refuses it where a limit is reached. What others wait for is counted last. */
export async function countCode(
  tx: Tx,
  keys: SignInKeys,
  contactKey: Buffer,
  request: FastifyRequest,
): Promise<void> {
  const { store, session, server } = request;
  await count(tx, contactKey, codesPerContact);
  if (!server.config.hasRateLimits) return;
  const subject = (kind: string, value: string) => keys.subject(store.id, kind, value);
  await count(tx, subject('session', session?.visitor ?? ''), codesPerSession);
  await count(tx, subject('address', request.ip), codesPerAddress);
  await count(tx, subject('store', ''), codesPerStore);
}
