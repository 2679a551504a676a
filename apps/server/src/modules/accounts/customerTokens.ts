import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import { hashToken } from '../../platform/secrets/hashToken.ts';
import type { Customer } from './customer.ts';
import { customerColumns } from './customers.ts';

const tokenBytes = 32;
/** How long a sign-in lasts. */
export const tokenDays = 30;

/**
 * Creates a bearer token for a customer. Only its hash is stored, so it cannot be read again.
 * `codeKey`: names the code that it was issued for, and who typed it.
 */
export async function issueToken(tx: Tx, customerId: string, codeKey: Buffer | null = null): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await tx.query(
    `insert into customer_tokens (store_id, token_hash, customer_id, expires_at, code_key)
     values (app_store(), $1, $2, now() + make_interval(days => $3), $4)`,
    [hashToken(token), customerId, tokenDays, codeKey],
  );
  return token;
}

/** The customer of a token; null when it is unknown, expired, revoked, or of another store. */
export async function findByToken(tx: Tx, token: string): Promise<Customer | null> {
  const { rows } = await tx.query<Customer>(
    `select ${customerColumns('c.')}
     from customer_tokens t join customers c on c.store_id = t.store_id and c.id = t.customer_id
     where t.store_id = app_store() and t.token_hash = $1 and t.expires_at > now()`,
    [hashToken(token)],
  );
  return rows[0] ?? null;
}

/** Whom a code signed in within the last minute; null when it did not. */
export async function findByUsedCode(tx: Tx, codeKey: Buffer): Promise<Customer | null> {
  const { rows } = await tx.query<Customer>(
    `select ${customerColumns('c.')}
     from customer_tokens t join customers c on c.store_id = t.store_id and c.id = t.customer_id
     where t.store_id = app_store() and t.code_key = $1 and t.created_at > now() - interval '1 minute' limit 1`,
    [codeKey],
  );
  return rows[0] ?? null;
}

/** Deletes a token, which ends its sign-in. */
export async function revokeToken(tx: Tx, token: string): Promise<void> {
  await tx.query('delete from customer_tokens where store_id = app_store() and token_hash = $1', [
    hashToken(token),
  ]);
}

/** Ends every other sign-in of a customer. */
export async function revokeOtherTokens(tx: Tx, customerId: string, token: string): Promise<void> {
  await tx.query(
    'delete from customer_tokens where store_id = app_store() and customer_id = $1 and token_hash <> $2',
    [customerId, hashToken(token)],
  );
}
