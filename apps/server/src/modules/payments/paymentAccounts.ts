import type { PaymentEnv } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import type { PaymentPort } from './paymentPort.ts';
import type { PaytechKeys } from './paytech/paytechKeys.ts';
import { PaytechPort } from './paytech/paytechPort.ts';
import type { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';

/** What opening stores' accounts takes. */
export interface PaymentSetup {
  keyEncryption: KeyEncryption;
  /** Where PayTech answers, without a trailing slash. */
  paytechUrl: () => string;
}

/** A store's account at a provider, ready to use. */
export interface PaymentAccount {
  provider: 'paytech';
  port: PaymentPort;
}

interface AccountRow {
  store_id: string;
  sealed_keys: Buffer;
  env: PaymentEnv;
}

/** The current store's payment account; null when it has none. */
export async function openAccount(
  tx: Tx,
  { keyEncryption, paytechUrl }: PaymentSetup,
): Promise<PaymentAccount | null> {
  const { rows } = await tx.query<AccountRow>(
    "select store_id, sealed_keys, env from payment_accounts where provider = 'paytech'",
  );
  const [row] = rows;
  if (!row) return null;
  const keys = keyEncryption.decrypt(row.store_id, row.sealed_keys) as PaytechKeys;
  return { provider: 'paytech', port: new PaytechPort(keys, row.env, paytechUrl()) };
}

/** Sets the keys of the current store's account at PayTech. */
export async function writePaytechAccount(
  tx: Tx,
  storeId: string,
  keys: PaytechKeys,
  env: PaymentEnv,
  keyEncryption: KeyEncryption,
): Promise<void> {
  await tx.query(
    `insert into payment_accounts (provider, sealed_keys, env) values ('paytech', $1, $2)
     on conflict (store_id, provider) do update set sealed_keys = excluded.sealed_keys, env = excluded.env,
       updated_at = now()`,
    [keyEncryption.encrypt(storeId, keys), env],
  );
}

/** Takes the current store's accounts away. */
export async function dropAccounts(tx: Tx): Promise<void> {
  await tx.query('delete from payment_accounts');
}

/** The current store's account, without its keys; null when it has none. */
export async function readAccountState(
  tx: Tx,
): Promise<{ provider: 'paytech'; env: PaymentEnv; updatedAt: Date } | null> {
  const { rows } = await tx.query<{ provider: 'paytech'; env: PaymentEnv; updatedAt: Date }>(
    `select provider, env, updated_at as "updatedAt" from payment_accounts where provider = 'paytech'`,
  );
  return rows[0] ?? null;
}

/**
 * The environment of the current store's PayTech account, without its keys; null when it has none.
 */
export async function paytechEnvOf(tx: Tx): Promise<PaymentEnv | null> {
  const { rows } = await tx.query<Pick<AccountRow, 'env'>>(
    "select env from payment_accounts where provider = 'paytech'",
  );
  return rows[0]?.env ?? null;
}
