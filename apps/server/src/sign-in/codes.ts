import type { Tx } from '../db/database.ts';
import { newCode, type CodePlace, type SignInKeys } from './signInKeys.ts';

/** How long a code holds. */
export const codeMinutes = 10;
/** How often a code may be guessed at. */
export const codeTries = 5;

/** What an account or a profile will be once a code is typed. */
export interface AccountDraft {
  name: string;
  address: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
}

/** What a code is good for. */
export interface CodeUse {
  customerId: string | null;
  draft: AccountDraft | null;
}

/** What became of a guess. */
export type Guess =
  | { result: 'right'; use: CodeUse }
  | { result: 'wrong'; /** Guesses left. */ left: number }
  /** There is no such code any more: it was used, it is too old, or it was guessed at too often. */
  | { result: 'over' };

const writeCode = `
  insert into contact_codes (purpose, contact_key, code_hash, customer_id, draft, expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))
  on conflict (store_id, purpose, contact_key) do update set code_hash = excluded.code_hash,
    customer_id = excluded.customer_id, draft = excluded.draft, tries = 0, created_at = now(),
    expires_at = excluded.expires_at`;

/** Makes a code in place of any earlier one of its place. This is the one time it can be read. */
export async function makeCode(tx: Tx, keys: SignInKeys, place: CodePlace, use: CodeUse): Promise<string> {
  const code = newCode();
  if (use.customerId !== null)
    await tx.query('delete from contact_codes where customer_id = $1 and contact_key <> $2', [
      use.customerId,
      place.contactKey,
    ]);
  await tx.query(writeCode, [
    place.purpose,
    place.contactKey,
    keys.codeHash(place, code),
    use.customerId,
    use.draft && JSON.stringify(use.draft),
    codeMinutes,
  ]);
  return code;
}

interface CodeRow {
  code_hash: Buffer;
  tries: number;
  customer_id: string | null;
  draft: AccountDraft | null;
}

/**
 * Counts a guess, then judges it: whoever else guesses at the same code waits. Commit also after a wrong guess, or it was
 * not counted. A right guess uses the code up.
 */
export async function guessCode(tx: Tx, keys: SignInKeys, place: CodePlace, code: string): Promise<Guess> {
  const at = [place.purpose, place.contactKey];
  const { rows } = await tx.query<CodeRow>(
    `update contact_codes set tries = tries + 1
     where purpose = $1 and contact_key = $2 and tries < $3 and expires_at > now()
     returning code_hash, tries, customer_id, draft`,
    [...at, codeTries],
  );
  const [row] = rows;
  if (!row) return { result: 'over' };
  if (!keys.isCode(place, code, row.code_hash)) return { result: 'wrong', left: codeTries - row.tries };
  await tx.query('delete from contact_codes where purpose = $1 and contact_key = $2', at);
  return { result: 'right', use: { customerId: row.customer_id, draft: row.draft } };
}

/** What the newest code of a place is good for, right or not yet typed; null when there is none. */
export async function readCodeUse(tx: Tx, { purpose, contactKey }: CodePlace): Promise<CodeUse | null> {
  const { rows } = await tx.query<Pick<CodeRow, 'customer_id' | 'draft'>>(
    'select customer_id, draft from contact_codes where purpose = $1 and contact_key = $2',
    [purpose, contactKey],
  );
  const [row] = rows;
  return row ? { customerId: row.customer_id, draft: row.draft } : null;
}

/** Under which contact's key the code for a customer's profile is kept, and what it changes; null when there is none. */
export async function findProfileCode(
  tx: Tx,
  customerId: string,
): Promise<{ contactKey: Buffer; draft: AccountDraft } | null> {
  const { rows } = await tx.query<{ contactKey: Buffer; draft: AccountDraft }>(
    `select contact_key as "contactKey", draft from contact_codes
     where purpose = 'profile' and customer_id = $1 and draft is not null order by created_at desc limit 1`,
    [customerId],
  );
  return rows[0] ?? null;
}
