import type { PaymentEnv } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';

/**
 * Writes to the audit log that a store's payment keys were set, or with null removed; never the
 * keys.
 */
export const auditPaymentKeys = (
  tx: Tx,
  actor: Actor,
  storeId: string,
  env: PaymentEnv | null,
): Promise<void> =>
  writeAudit(tx, actor, {
    action: env === null ? 'payment.remove' : 'payment.keys',
    subject: { kind: 'store', id: storeId },
    after: env === null ? null : { provider: 'paytech', env },
  });
