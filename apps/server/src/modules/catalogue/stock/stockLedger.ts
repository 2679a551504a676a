import type { Tx } from '../../../platform/db/database.ts';
import { causeColumns, causeValues, type StockCause } from './stockCause.ts';

/** The stock of some tracked products and variations, and what the ledger says of each. */
const balance = (ofProducts: (column: string) => string) => `
  stocked as (
    select id as product_id, '' as sku, quantity from products
    where not has_variations and track_stock and ${ofProducts('id')}
    union all
    select v.product_id, v.sku, v.quantity from variations v
    join products p on p.store_id = v.store_id and p.id = v.product_id
    where p.has_variations and v.track_stock and ${ofProducts('v.product_id')}),
  booked as (
    select product_id, variation_sku as sku, sum(delta)::integer as quantity from stock_movements
    where ${ofProducts('product_id')} group by 1, 2),
  differences as (
    select product_id, sku, coalesce(stocked.quantity, 0) as stock, coalesce(booked.quantity, 0) as booked
    from stocked full join booked using (product_id, sku)
    where coalesce(stocked.quantity, 0) <> coalesce(booked.quantity, 0))`;

const bookDifferences = `
  with ${balance((column) => `${column} = any($1)`)}
  insert into stock_movements (product_id, variation_sku, delta, ${causeColumns})
  select product_id, sku, stock - booked, $2, $3, $4, $5, $6, $7 from differences order by product_id, sku`;

/**
 * Writes what the caller has changed of some products' stock into the ledger. The caller has locked
 * the products; one that is deleted or no longer tracked is booked out.
 */
export async function bookStock(tx: Tx, productIds: readonly string[], cause: StockCause): Promise<void> {
  await tx.query(bookDifferences, [productIds, ...causeValues(cause)]);
}

/** A product whose stock is not the sum of its movements. */
export interface LedgerMismatch {
  product_id: string;
  sku: string;
  stock: number;
  booked: number;
}

/**
 * The products of the current store whose stock is not the sum of their movements: there are none.
 */
export async function ledgerMismatches(tx: Tx): Promise<LedgerMismatch[]> {
  const { rows } = await tx.query<LedgerMismatch>(
    `with ${balance(() => 'true')} select * from differences order by product_id, sku`,
  );
  return rows;
}
