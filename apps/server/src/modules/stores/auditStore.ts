import type { AuditAction } from '@teranga/contract/admin';
import { toFields } from '@teranga/core/lib/wire';
import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { changedValues } from './content/changedValues.ts';
import { changedSettings, type StoreState } from './content/changedSettings.ts';

interface VersionedStore extends StoreState {
  id: string;
  version: number;
}

const readState = 'select id, name, design, logo, content, version from stores for update';

const toState = ({ name, design, version }: VersionedStore) => ({ name, design, version });

/** What is compared; the name is among the state. */
const valuesOf = ({ logo, content }: VersionedStore) => ({ logo, ...toFields(content) });

/**
 * Changes the current store's settings and writes both versions, what differs and its names to the
 * audit log. No entry when nothing changed.
 */
export async function auditStore(
  tx: Tx,
  actor: Actor,
  action: Extract<AuditAction, `store.${string}`>,
  change: () => Promise<unknown>,
): Promise<void> {
  const read = async () => (await tx.query<VersionedStore>(readState)).rows[0];
  const before = await read();
  await change();
  const after = await read();
  if (!before || !after || before.version === after.version) return;
  const subject = { kind: 'store', id: after.id };
  const changed = changedSettings(before, after).join(', ');
  const values = changedValues(valuesOf(before), valuesOf(after));
  await writeAudit(tx, actor, {
    action,
    subject,
    before: { ...toState(before), ...values.before },
    after: { ...toState(after), ...values.after, changed },
  });
}
