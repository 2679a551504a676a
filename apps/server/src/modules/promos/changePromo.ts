import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { readPromos, writePromo, type NewPromo } from './promoRecords.ts';

async function readState(tx: Tx, code: string): Promise<NewPromo | null> {
  const promo = (await readPromos(tx)).find((known) => known.code === code);
  if (!promo) return null;
  const { used: _used, used_by_contact: _usedByContact, ...state } = promo;
  return state;
}

/** Creates or replaces a promo code for an operator. */
export async function savePromo(tx: Tx, actor: Actor, promo: NewPromo): Promise<void> {
  const before = await readState(tx, promo.code);
  await writePromo(tx, promo);
  const subject = { kind: 'promo', id: promo.code };
  await writeAudit(tx, actor, {
    action: before ? 'promo.update' : 'promo.create',
    subject,
    before,
    after: promo,
  });
}

/** Stops a promo code; false when this store has none of that name. */
export async function stopPromo(tx: Tx, actor: Actor, code: string): Promise<boolean> {
  const { rows } = await tx.query<{ wasEnabled: boolean }>(
    `update promo_codes p set is_enabled = false from promo_codes old
     where p.code = $1 and old.store_id = p.store_id and old.code = p.code returning old.is_enabled as "wasEnabled"`,
    [code],
  );
  const [stopped] = rows;
  if (!stopped) return false;
  if (stopped.wasEnabled)
    await writeAudit(tx, actor, {
      action: 'promo.stop',
      subject: { kind: 'promo', id: code },
      before: { is_enabled: true },
      after: { is_enabled: false },
    });
  return true;
}
