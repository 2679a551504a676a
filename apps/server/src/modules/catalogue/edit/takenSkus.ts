import type { Tx } from '../../../platform/db/database.ts';
import { fieldError } from '../../../platform/http/httpError.ts';
import { cleanWord } from '../../../platform/text/cleanText.ts';

interface Skus {
  sku: string;
  variations: readonly { sku: string }[];
}

const skusOf = ({ sku, variations }: Skus): string[] =>
  [...new Set([sku, ...variations.map((variation) => variation.sku)].map(cleanWord))].filter(
    (each) => each !== '',
  );

const findTaken = `
  select p.sku, p.id, p.name from products p where p.sku = any($1) and p.id <> $2
  union all
  select v.sku, p.id, p.name from variations v join products p on p.store_id = v.store_id and p.id = v.product_id
  where v.sku = any($1) and p.id <> $2
  limit 1`;

/**
 * Another product that has one of these references, by which files and commands name products; null
 * without one.
 */
export async function takenSku(
  tx: Tx,
  id: string,
  product: Skus,
): Promise<{ sku: string; id: string; name: string } | null> {
  const { rows } = await tx.query<{ sku: string; id: string; name: string }>(findTaken, [
    skusOf(product),
    id,
  ]);
  return rows[0] ?? null;
}

/** Held by whoever gives a product references, so that two at once do not give the same. */
export const lockSkus = (tx: Tx) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended(app_store() || ' new product', 0))");

/** Throws 409 for a new reference that another product has. */
export async function refuseTakenSku(tx: Tx, id: string, product: Skus, before: Skus | null): Promise<void> {
  const had = before ? skusOf(before) : [];
  if (skusOf(product).every((sku) => had.includes(sku))) return;
  if (before) await lockSkus(tx);
  const taken = await takenSku(tx, id, product);
  if (!taken || had.includes(taken.sku)) return;
  const message = `La référence « ${taken.sku} » est déjà celle de l’article « ${taken.name} » (${taken.id}).`;
  throw fieldError('sku', message, 409);
}
