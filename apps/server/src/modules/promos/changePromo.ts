import { isPromoCode, toPromoCode } from '@teranga/core/domain/promo-code';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { deleteUnusedPromo, readPromos, writePromo, type NewPromo } from './promoRecords.ts';

async function readState(tx: Tx, code: string): Promise<NewPromo | null> {
  const promo = (await readPromos(tx)).find((each) => each.code === code);
  if (!promo) return null;
  const { used: _used, used_by_contact: _usedByContact, ...state } = promo;
  return state;
}

/** The code of an operator: letters without accents, digits and hyphens. */
export function readNewCode(typed: string): string {
  const code = toPromoCode(typed);
  if (isPromoCode(code)) return code;
  throw fieldError('code', 'Un code a des lettres sans accent, des chiffres et des traits d’union.');
}

/** Throws 422 for a promo that could not be used as it is. */
async function refuseUnfit(tx: Tx, promo: NewPromo): Promise<void> {
  const { is_percentage: isPercentage, amount, starts_at: start, ends_at: end, product_ids: ids } = promo;
  if (isPercentage && amount > 100) throw fieldError('amount', 'Une réduction est de 100 % au plus.');
  if (start && end && start >= end) throw fieldError('endsAt', 'La fin vient avant le début.');
  if (ids === null) return;
  const { rows } = await tx.query<{ id: string }>('select id from products where id = any($1)', [ids]);
  const unknown = ids.find((id) => rows.every((row) => row.id !== id));
  if (unknown !== undefined)
    throw fieldError('productIds', `Cette boutique n’a pas d’article « ${unknown} ».`);
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

const lockCode = (tx: Tx, code: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended(app_store() || ' promo ' || $1, 0))", [code]);
const unknownMessage = 'Cette boutique n’a pas ce code promo.';

/** Creates a promo code that is new; 409 for one that there is. */
export async function createPromo(tx: Tx, actor: Actor, promo: NewPromo): Promise<void> {
  await lockCode(tx, promo.code);
  if (await readState(tx, promo.code))
    throw fieldError('code', `Le code « ${promo.code} » existe déjà.`, 409);
  await refuseUnfit(tx, promo);
  await savePromo(tx, actor, promo);
}

/** Changes what is given of a promo code. */
export async function changePromo(
  tx: Tx,
  actor: Actor,
  code: string,
  change: Partial<Omit<NewPromo, 'code'>>,
): Promise<void> {
  await lockCode(tx, code);
  const before = await readState(tx, code);
  if (!before) throw new HttpError(404, unknownMessage);
  const promo = { ...before, ...change };
  await refuseUnfit(tx, promo);
  await savePromo(tx, actor, promo);
}

/** Deletes a promo code that no order has used; one that was used can only be stopped. */
export async function deletePromo(tx: Tx, actor: Actor, code: string): Promise<void> {
  await lockCode(tx, code);
  const before = await readState(tx, code);
  if (!before) throw new HttpError(404, unknownMessage);
  if (!(await deleteUnusedPromo(tx, code)))
    throw new HttpError(409, `Le code « ${code} » a déjà servi : arrêtez-le au lieu de le supprimer.`);
  await writeAudit(tx, actor, { action: 'promo.delete', subject: { kind: 'promo', id: code }, before });
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
