import { validRules } from '../catalogue/storedDocuments.ts';
import type { Tx } from '../db/database.ts';
import { listedPriceAt } from './listedPrice.ts';

/** Products repriced in one go: a list must not wait for a whole catalogue. */
const batchSize = 1_000;

interface DueRow {
  id: string;
  base_price: number;
  price_rules: unknown;
}

/**
 * Brings listed prices that no longer hold up to date, before a list is read. Rows that another transaction holds are left to it.
 * Answers how many it repriced.
 */
export async function repriceDue(tx: Tx, now: Date): Promise<number> {
  const { rows } = await tx.query<DueRow>(
    `select id, base_price, price_rules from products where listed_until <= $1
     order by id limit $2 for no key update skip locked`,
    [now, batchSize],
  );
  if (rows.length === 0) return 0;
  const prices = rows.map((row) => listedPriceAt(row.base_price, validRules(row.price_rules), now));
  await tx.query(
    `update products set listed_price = due.price, listed_until = due.until
     from unnest($1::text[], $2::int[], $3::timestamptz[]) as due (id, price, until) where products.id = due.id`,
    [rows.map(({ id }) => id), prices.map(({ price }) => price), prices.map(({ until }) => until)],
  );
  return rows.length;
}
