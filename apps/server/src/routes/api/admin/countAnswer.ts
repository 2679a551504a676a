import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/db/database.ts';
import { countShared } from '../../../platform/limits/sharedLimit.ts';
import { TooMany } from '../../../platform/limits/tooMany.ts';
import { waitText } from '../../../platform/limits/waitText.ts';
import { hourSeconds } from '../../../platform/time/units.ts';

/** Answers to one person in an hour: each is a message that somebody pays for. */
const perRecipient = { max: 20, windowSeconds: hourSeconds };
/** Answers of one store in an hour. */
const perStore = { max: 300, windowSeconds: hourSeconds };

/** Counts an answer in the transaction that saves it; throws beyond a limit. */
export async function countAnswer(tx: Tx, request: FastifyRequest, recipient: string): Promise<void> {
  const { server, store } = request;
  for (const [kind, value, limit] of [
    ['answer to', recipient, perRecipient],
    ['answers of', store.id, perStore],
  ] as const) {
    const wait = await countShared(tx, server.signInKeys.subject(store.id, kind, value), limit);
    if (wait > 0)
      throw new TooMany(`Trop de réponses en peu de temps. Réessayez dans ${waitText(wait)}.`, wait);
  }
}
