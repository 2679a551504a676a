import type { Tx } from '../../platform/db/database.ts';

/** Units of an order's line. */
export interface RetainedLine {
  position: number;
  productId: string;
  /** Of the variation; empty for a product without. */
  sku: string;
  name: string;
  isTracked: boolean;
  /** Units that did not come back. */
  kept: number;
}

/** The lines of an order with the units that did not come back. */
export async function readRetainedLines(tx: Tx, ref: string): Promise<RetainedLine[]> {
  const { rows } = await tx.query<RetainedLine>(
    `select l.position, l.product_id as "productId", l.variation_sku as sku, l.name, l.is_tracked as "isTracked",
       (l.quantity - coalesce((select sum(b.quantity) from order_return_lines b
          where b.store_id = l.store_id and b.ref = l.ref and b.position = l.position), 0))::int as kept
     from order_lines l where l.ref = $1 order by l.position`,
    [ref],
  );
  return rows;
}
