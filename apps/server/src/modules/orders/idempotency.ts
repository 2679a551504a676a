import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import type { Sender } from '../../platform/http/sender.ts';

/** The key of a request. */
export interface IdempotencyKey {
  key: string;
  /** The only one who is given the answer again. */
  sender: Sender;
}

/**
 * Anyone with the key: for an answer that reveals nothing, or a key that only the page's reader
 * knows.
 */
export const anyone: Sender = { visitor: null, customerId: null };

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** The key of an `Idempotency-Key` header; null without one. */
export function readIdempotencyKey(request: FastifyRequest, sender: Sender = anyone): IdempotencyKey | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !keyPattern.test(header))
    throw new HttpError(422, 'L’en-tête Idempotency-Key n’est pas valide.');
  return { key: header, sender };
}

const insertKey = statement(
  `insert into idempotency_keys (key, request_hash, visitor, customer_id) values ($1, $2, $3, $4)
   on conflict (store_id, key) do nothing`,
);
const saveAnswer = statement('update idempotency_keys set answer = $2 where key = $1');
const ownAnswer = statement(
  `select request_hash, answer from idempotency_keys
   where key = $1 and (visitor = $2 or customer_id = $3 or (visitor is null and customer_id is null))`,
);
const dropKey = statement('delete from idempotency_keys where key = $1');

interface SavedAnswer<T> {
  request_hash: string;
  answer: T;
}

/** The answer saved for a key of the same session or account. */
export async function readAnswer<T>(
  tx: Tx,
  { key, sender }: IdempotencyKey,
): Promise<SavedAnswer<T> | undefined> {
  const { rows } = await tx.query<SavedAnswer<T>>(ownAnswer, [key, sender.visitor, sender.customerId]);
  return rows[0];
}

const hashOf = (request: object) => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/**
 * Runs a request once per key and repeats its first answer to the same sender, if its fields have
 * the same order. A concurrent call waits for the first, and runs if that fails.
 */
export async function oncePerKey<T>(
  tx: Tx,
  owned: IdempotencyKey | null,
  request: object,
  run: () => Promise<T>,
  /** Whether an answer is final: any other leaves the key unused but commits what was written. */
  isFinal: (answer: T) => boolean = () => true,
): Promise<T> {
  if (owned === null) return run();
  const { key, sender } = owned;
  const hash = hashOf(request);
  const first = await tx.query(insertKey, [key, hash, sender.visitor, sender.customerId]);
  if (first.rowCount === 1) {
    const answer = await run();
    if (isFinal(answer)) await tx.query(saveAnswer, [key, JSON.stringify(answer)]);
    else await tx.query(dropKey, [key]);
    return answer;
  }
  const saved = await readAnswer<T>(tx, owned);
  // Another sender's key is refused like another content: a new order could be a second one.
  if (saved?.request_hash !== hash)
    throw new HttpError(
      409,
      'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.',
    );
  return saved.answer;
}
