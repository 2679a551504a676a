import type { PaymentEnv } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import type { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import type { Actor } from '../audit/actor.ts';
import { readStore } from '../stores/readStore.ts';
import { auditPaymentKeys } from './auditPaymentKeys.ts';
import { dropAccounts, writePaytechAccount } from './paymentAccounts.ts';
import type { PaytechKeys } from './paytech/paytechKeys.ts';

async function offerOnline(tx: Tx, onlinePayment: boolean): Promise<void> {
  const { features } = await readStore(tx);
  await tx.query("update stores set content = jsonb_set(content, '{features}', $1)", [
    JSON.stringify({ ...features, onlinePayment }),
  ]);
}

/** Sets a store's PayTech keys: its shoppers may pay online from then on. */
export async function changePaymentKeys(
  tx: Tx,
  actor: Actor,
  storeId: string,
  { keys, env }: { keys: PaytechKeys; env: PaymentEnv },
  keyEncryption: KeyEncryption,
): Promise<void> {
  await writePaytechAccount(tx, storeId, keys, env, keyEncryption);
  await offerOnline(tx, true);
  await auditPaymentKeys(tx, actor, storeId, env);
}

/** Removes a store's keys: its shoppers may not pay online any more. */
export async function removePaymentKeys(tx: Tx, actor: Actor, storeId: string): Promise<void> {
  await dropAccounts(tx);
  await offerOnline(tx, false);
  await auditPaymentKeys(tx, actor, storeId, null);
}
