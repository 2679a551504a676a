import type { Tx } from '../../../platform/db/database.ts';
import { announceCatalogue } from '../announceCatalogue.ts';
import { causeColumns, causeValues, type StockCause } from './stockCause.ts';
import { byProduct, trackedLines, unitsOf, type StockLine } from './stockLine.ts';

const returnUnits = `
  with returned as (
    update products set quantity = quantity + $2 where id = $1 and track_stock and $2 > 0 returning id)
  insert into stock_movements (product_id, delta, ${causeColumns})
  select id, $2, $3, $4, $5, $6, $7, $8 from returned`;

const returnVariations = `
  with returned as (
    update variations v set quantity = v.quantity + given.quantity
    from unnest($2::text[], $3::integer[]) as given (sku, quantity)
    where v.product_id = $1 and v.sku = given.sku and v.track_stock returning v.sku, given.quantity)
  insert into stock_movements (product_id, variation_sku, delta, ${causeColumns})
  select $1, sku, quantity, $4, $5, $6, $7, $8, $9 from returned`;

/** The quantity of a product with variations: the sum of the enabled ones. */
export const sumVariations = `
  update products set quantity = (
    select coalesce(sum(v.quantity), 0) from variations v where v.product_id = products.id and v.is_enabled)
  where id = $1 and has_variations`;

async function returnProduct(
  tx: Tx,
  productId: string,
  lines: readonly StockLine[],
  cause: StockCause,
): Promise<void> {
  const product = await tx.query<{ has_variations: boolean }>(
    'update products set sold = greatest(0, sold - $2) where id = $1 returning has_variations',
    [productId, unitsOf(lines)],
  );
  const [row] = product.rows;
  const tracked = trackedLines(lines);
  if (!row || tracked.length === 0) return;
  if (!row.has_variations) {
    await tx.query(returnUnits, [productId, unitsOf(tracked), ...causeValues(cause)]);
    return;
  }
  const skus = tracked.map(({ sku }) => sku);
  const quantities = tracked.map(({ quantity }) => quantity);
  await tx.query(returnVariations, [productId, skus, quantities, ...causeValues(cause)]);
  // Recomputed, because a variation may have been disabled or deleted since it was sold.
  await tx.query(sumVariations, [productId]);
}

/** Returns sold units to stock, each product named once, and writes them into the ledger. */
export async function returnStock(tx: Tx, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  for (const [productId, ofProduct] of byProduct(lines)) await returnProduct(tx, productId, ofProduct, cause);
  await announceCatalogue(tx);
}
