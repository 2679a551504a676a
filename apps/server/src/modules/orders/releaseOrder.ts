import type { Actor } from '../audit/actor.ts';
import { returnStock } from '../catalogue/stock/returnStock.ts';
import { systemCause } from '../catalogue/stock/stockCause.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readRetainedLines } from './readRetainedLines.ts';
import { giveBackPromo } from '../promos/promoRecords.ts';

/**
 * Gives an order's stock and promo use back, once, without what its returns gave back. The order's
 * row is locked by the caller.
 */
export async function releaseOrder(tx: Tx, ref: string, actor: Actor | null = null): Promise<void> {
  const released = await tx.query<{ promo_code: string | null; phone: string; email: string | null }>(
    'update orders set is_released = true where ref = $1 and not is_released returning promo_code, phone, email',
    [ref],
  );
  const [order] = released.rows;
  if (!order) return;
  if (order.promo_code !== null) await giveBackPromo(tx, order.promo_code, order);
  const cause = systemCause('release', ref);
  const units = (await readRetainedLines(tx, ref)).map(({ kept, ...line }) => ({ ...line, quantity: kept }));
  const retained = units.filter(({ quantity }) => quantity > 0);
  await returnStock(tx, retained, actor ? { ...cause, actor } : cause);
}
