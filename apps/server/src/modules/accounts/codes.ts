import type { Tx } from '../../platform/db/database.ts';
import { newCode, type CodeScope, type SignInKeys } from './signInKeys.ts';

/** How long a code holds. */
export const codeMinutes = 10;
/**
 * How often a code may be guessed at by the session that requested it, and as often again by all
 * others together: strangers cannot use up the guesses of whoever is typing the code.
 */
export const codeTries = 5;

/** The account or profile that a code confirms. */
export interface AccountDraft {
  name: string;
  address: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
}

/** What a code authorises. */
export interface CodeUse {
  customerId: string | null;
  draft: AccountDraft | null;
}

/** What became of a guess. */
export type Guess =
  | { result: 'right'; use: CodeUse }
  | { result: 'wrong'; /** Attempts left. */ left: number }
  /** There is no such code any more: it was used, it is too old, or it was guessed at too often. */
  | { result: 'over' };

const writeCode = `
  insert into contact_codes as known (purpose, contact_key, code_hash, customer_id, draft, expires_at, requester)
  values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6), $7)
  on conflict (store_id, purpose, contact_key) do update set
    earlier_hash = known.code_hash, earlier_draft = known.draft, earlier_tries = known.tries,
    earlier_expires_at = known.expires_at, earlier_requester = known.requester, earlier_own_tries = known.own_tries,
    code_hash = excluded.code_hash, customer_id = excluded.customer_id, draft = excluded.draft, tries = 0,
    created_at = now(), expires_at = excluded.expires_at, requester = excluded.requester, own_tries = 0`;

/**
 * Creates a code; the previous one stays valid, earlier ones do not. Only a hash is stored, so the
 * code is readable only in the return value.
 */
export async function makeCode(tx: Tx, keys: SignInKeys, scope: CodeScope, use: CodeUse): Promise<string> {
  const code = newCode();
  if (use.customerId !== null)
    await tx.query('delete from contact_codes where customer_id = $1 and contact_key <> $2', [
      use.customerId,
      scope.contactKey,
    ]);
  await tx.query(writeCode, [
    scope.purpose,
    scope.contactKey,
    keys.codeHash(scope, code),
    use.customerId,
    use.draft && JSON.stringify(use.draft),
    codeMinutes,
    scope.requester,
  ]);
  return code;
}

interface CodeRow {
  customer_id: string | null;
  code_hash: Buffer;
  draft: AccountDraft | null;
  tries: number;
  is_live: boolean;
  earlier_hash: Buffer | null;
  earlier_draft: AccountDraft | null;
  earlier_tries: number;
  is_earlier_live: boolean;
}

// `counted` holds the guesses with which those of the requester $4 are counted.
const lockCodes = `
  select customer_id, code_hash, draft, counted.tries, counted.tries < $3 and expires_at > now() as is_live,
    earlier_hash, earlier_draft, counted.earlier_tries,
    earlier_hash is not null and counted.earlier_tries < $3 and earlier_expires_at > now() as is_earlier_live
  from contact_codes, lateral (
    select case when requester = $4 then own_tries else tries end as tries,
      case when earlier_requester = $4 then earlier_own_tries else earlier_tries end as earlier_tries) counted
  where purpose = $1 and contact_key = $2 for update of contact_codes`;

const countGuess = `
  update contact_codes set
    own_tries = own_tries + case when requester = $5 then $3::int else 0 end,
    tries = tries + case when requester = $5 then 0 else $3::int end,
    earlier_own_tries = earlier_own_tries + case when earlier_requester = $5 then $4::int else 0 end,
    earlier_tries = earlier_tries + case when earlier_requester = $5 then 0 else $4::int end
  where purpose = $1 and contact_key = $2`;

const deleteEarlier = `
  update contact_codes set earlier_hash = null, earlier_draft = null, earlier_tries = 0, earlier_expires_at = null,
    earlier_requester = null, earlier_own_tries = 0
  where purpose = $1 and contact_key = $2`;

/** The newest code was used: the previous one takes its position, if there is one. */
const shiftEarlier = `
  update contact_codes set code_hash = earlier_hash, draft = earlier_draft, tries = earlier_tries,
    expires_at = earlier_expires_at, requester = earlier_requester, own_tries = earlier_own_tries, earlier_hash = null,
    earlier_draft = null, earlier_tries = 0, earlier_expires_at = null, earlier_requester = null, earlier_own_tries = 0
  where purpose = $1 and contact_key = $2 and earlier_hash is not null`;

/**
 * Counts an attempt against both valid codes, then checks it; the row lock serialises attempts.
 * Commit even a wrong guess, or it is not counted. A correct guess consumes its code.
 */
export async function guessCode(tx: Tx, keys: SignInKeys, scope: CodeScope, code: string): Promise<Guess> {
  const at = [scope.purpose, scope.contactKey];
  const { rows } = await tx.query<CodeRow>(lockCodes, [...at, codeTries, scope.requester]);
  const [row] = rows;
  if (!row || (!row.is_live && !row.is_earlier_live)) return { result: 'over' };
  await tx.query(countGuess, [...at, Number(row.is_live), Number(row.is_earlier_live), scope.requester]);
  const { customer_id: customerId } = row;
  if (row.is_live && keys.isCode(scope, code, row.code_hash)) {
    const { rowCount } = await tx.query(shiftEarlier, at);
    if (rowCount === 0)
      await tx.query('delete from contact_codes where purpose = $1 and contact_key = $2', at);
    return { result: 'right', use: { customerId, draft: row.draft } };
  }
  if (row.is_earlier_live && row.earlier_hash && keys.isCode(scope, code, row.earlier_hash)) {
    await tx.query(deleteEarlier, at);
    return { result: 'right', use: { customerId, draft: row.earlier_draft } };
  }
  const left = [row.is_live ? row.tries : codeTries, row.is_earlier_live ? row.earlier_tries : codeTries];
  return { result: 'wrong', left: codeTries - Math.min(...left) - 1 };
}

/**
 * What the newest code for this store, purpose and contact authorises, whether or not it is still
 * valid; null when there is none.
 */
export async function readCodeUse(tx: Tx, { purpose, contactKey }: CodeScope): Promise<CodeUse | null> {
  const { rows } = await tx.query<Pick<CodeRow, 'customer_id' | 'draft'>>(
    'select customer_id, draft from contact_codes where purpose = $1 and contact_key = $2',
    [purpose, contactKey],
  );
  const [row] = rows;
  return row ? { customerId: row.customer_id, draft: row.draft } : null;
}

/**
 * Returns true if the newest code for this store, purpose and contact is still valid for this
 * requester.
 */
export async function hasLiveCode(tx: Tx, { purpose, contactKey, requester }: CodeScope): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select 1 from contact_codes where purpose = $1 and contact_key = $2 and expires_at > now()
       and case when requester = $4 then own_tries else tries end < $3`,
    [purpose, contactKey, codeTries, requester],
  );
  return rowCount > 0;
}

/**
 * The contact key of a customer's profile code, and the draft it confirms; null when there is none.
 */
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
