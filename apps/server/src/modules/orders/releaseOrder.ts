import { announceCatalogue } from '../catalogue/announceCatalogue.ts';
import type { Tx } from '../../platform/db/database.ts';
import { giveBackPromo } from '../promos/promoRecords.ts';
import { byProduct, type StockLine } from './takeStock.ts';

/**
 * Returns a product's units to stock. Recomputes the product's quantity, because a variation may
 * have been disabled or deleted since.
 */
async function giveBack(tx: Tx, productId: string, lines: readonly StockLine[]): Promise<void> {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const product = await tx.query<{ has_variations: boolean }>(
    'update products set sold = greatest(0, sold - $2) where id = $1 returning has_variations',
    [productId, units],
  );
  const [row] = product.rows;
  if (!row) return;
  if (!row.has_variations) {
    await tx.query('update products set quantity = quantity + $2 where id = $1', [productId, units]);
    return;
  }
  for (const { sku, quantity } of lines)
    await tx.query('update variations set quantity = quantity + $3 where product_id = $1 and sku = $2', [
      productId,
      sku,
      quantity,
    ]);
  await tx.query(
    `update products set quantity = (
       select coalesce(sum(v.quantity), 0) from variations v where v.product_id = $1 and v.is_enabled) where id = $1`,
    [productId],
  );
}

/** Gives an order's stock and promo use back, once. The order's row is locked by the caller. */
export async function releaseOrder(tx: Tx, ref: string): Promise<void> {
  const released = await tx.query<{ promo_code: string | null; phone: string; email: string | null }>(
    'update orders set is_released = true where ref = $1 and not is_released returning promo_code, phone, email',
    [ref],
  );
  const [order] = released.rows;
  if (!order) return;
  if (order.promo_code !== null) await giveBackPromo(tx, order.promo_code, order);
  const { rows } = await tx.query<StockLine>(
    'select product_id as "productId", variation_sku as sku, quantity from order_lines where ref = $1',
    [ref],
  );
  for (const [productId, lines] of byProduct(rows)) await giveBack(tx, productId, lines);
  await announceCatalogue(tx);
}
