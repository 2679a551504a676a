import { createHash } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { HttpError } from '../http/problem.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** The key of an `Idempotency-Key` header; null without one. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !keyPattern.test(header))
    throw new HttpError(422, 'L’en-tête Idempotency-Key n’est pas valide.');
  return header;
}

const insertKey = statement(
  'insert into idempotency_keys (key, request_hash) values ($1, $2) on conflict (store_id, key) do nothing',
);
const saveAnswer = statement('update idempotency_keys set answer = $2 where key = $1');

const dropKey = statement('delete from idempotency_keys where key = $1');

const hashOf = (request: object) => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/**
 * Runs a request once per key and repeats its first answer; its fields must always be in the same
 * order. A concurrent call waits for the first; if that fails, it is rolled back and the second
 * runs.
 */
export async function oncePerKey<T>(
  tx: Tx,
  key: string | null,
  request: object,
  run: () => Promise<T>,
  /** Whether an answer is final: any other leaves the key unused but commits what was written. */
  isFinal: (answer: T) => boolean = () => true,
): Promise<T> {
  if (key === null) return run();
  const hash = hashOf(request);
  const first = await tx.query(insertKey, [key, hash]);
  if (first.rowCount === 1) {
    const answer = await run();
    if (isFinal(answer)) await tx.query(saveAnswer, [key, JSON.stringify(answer)]);
    else await tx.query(dropKey, [key]);
    return answer;
  }
  const { rows } = await tx.query<{ request_hash: string; answer: T }>(
    'select request_hash, answer from idempotency_keys where key = $1',
    [key],
  );
  const [saved] = rows;
  if (!saved || saved.request_hash !== hash)
    throw new HttpError(
      409,
      'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.',
    );
  return saved.answer;
}
