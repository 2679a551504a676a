import { validRules } from './storedDocuments.ts';
import { announceCatalogue } from './announceCatalogue.ts';
import type { Tx } from '../../platform/db/database.ts';
import { listedPriceAt } from './listedPrice.ts';
import { offersColumn, toOffers, toPriced, type OffersRow } from './offers.ts';

/** Products repriced per batch, so that a list never waits for a whole catalogue. */
const batchSize = 1_000;

interface DueRow extends OffersRow {
  id: string;
  base_price: number;
  price_rules: unknown;
  listed_price: number;
  listed_base: number;
}

/**
 * Updates expired listed prices before a list is read, and notifies caches of changed ones. Skips
 * rows that another transaction has locked. Returns how many it repriced.
 */
export async function repriceDue(tx: Tx, now: Date): Promise<number> {
  const due = await tx.query<{ id: string }>(
    `select id from products where listed_until <= $1 order by id limit $2 for no key update skip locked`,
    [now, batchSize],
  );
  if (due.rows.length === 0) return 0;
  // Variations are read once their products are locked: nobody sells or changes them meanwhile.
  const { rows } = await tx.query<DueRow>(
    `select p.id, p.base_price, p.price_rules, p.listed_price, p.listed_base, ${offersColumn}
     from products p where p.id = any($1)`,
    [due.rows.map(({ id }) => id)],
  );
  const prices = rows.map((row) =>
    listedPriceAt(
      toPriced({ sellingPrice: row.base_price, multiPricing: validRules(row.price_rules) }),
      toOffers(row.offers),
      now,
    ),
  );
  await tx.query(
    `update products set listed_price = due.price, listed_base = due.base, listed_until = due.until
     from unnest($1::text[], $2::int[], $3::int[], $4::timestamptz[]) as due (id, price, base, until)
     where products.id = due.id`,
    [
      rows.map(({ id }) => id),
      prices.map(({ price }) => price),
      prices.map(({ base }) => base),
      prices.map(({ until }) => until),
    ],
  );
  const isChanged = rows.some(
    ({ listed_price: price, listed_base: base }, at) =>
      price !== prices[at]?.price || base !== prices[at].base,
  );
  if (isChanged) await announceCatalogue(tx);
  return rows.length;
}
