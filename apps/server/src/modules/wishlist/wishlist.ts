import type { WishlistWire } from '@teranga/contract';
import {
  summaryColumns,
  summarySource,
  toProductSummary,
  type SummaryRow,
} from '../catalogue/productRows.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';

/** Maximum number of products in a wishlist. */
export const maxWishlistItems = 200;

/** The visitor's wishlist, newest first; empty for a visitor without a session. */
export async function readWishlist(tx: Tx, visitor: string | null, now: Date): Promise<WishlistWire> {
  if (visitor === null) return [];
  const { rows } = await tx.query<SummaryRow>(
    `select ${summaryColumns} from wishlist_lines w
     join (${summarySource}) on p.store_id = w.store_id and p.id = w.product_id and p.is_published
     where w.visitor = $1 order by w.added_at desc, p.id`,
    [visitor],
  );
  return rows.map((row) => toProductSummary(row, now));
}

/** Serialises a visitor's changes, so that none exceeds the limit. */
const lockWishlist = (tx: Tx, visitor: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended(app_store() || ' wishlist ' || $1, 0))", [visitor]);

/**
 * Throws 404 for a product that this store does not have; locks an existing one against deletion
 * until the transaction ends.
 */
async function refuseUnknown(tx: Tx, productId: string): Promise<void> {
  const { rows } = await tx.query('select from products where id = $1 and is_published for key share', [
    productId,
  ]);
  if (rows.length === 0) throw new HttpError(404, 'Cet article n’existe pas ou plus.');
}

/** Adds a product to the wishlist; an existing one does not move. 422 beyond the limit. */
export async function addWishlistItem(
  tx: Tx,
  visitor: string,
  productId: string,
  now: Date,
): Promise<WishlistWire> {
  await lockWishlist(tx, visitor);
  await refuseUnknown(tx, productId);
  await tx.query('insert into wishlist_lines (visitor, product_id) values ($1, $2) on conflict do nothing', [
    visitor,
    productId,
  ]);
  const wishlist = await readWishlist(tx, visitor, now);
  if (wishlist.length > maxWishlistItems)
    throw new HttpError(422, `Une liste de souhaits contient au plus ${maxWishlistItems} articles.`);
  return wishlist;
}

/** Adds a product to the wishlist, or removes it where it is in there. */
export async function toggleWishlistItem(
  tx: Tx,
  visitor: string,
  productId: string,
  now: Date,
): Promise<WishlistWire> {
  await lockWishlist(tx, visitor);
  const { rowCount } = await tx.query('delete from wishlist_lines where visitor = $1 and product_id = $2', [
    visitor,
    productId,
  ]);
  return rowCount > 0 ? readWishlist(tx, visitor, now) : addWishlistItem(tx, visitor, productId, now);
}

/** Removes a product from the wishlist; a missing or deleted product is no error. */
export async function removeWishlistItem(
  tx: Tx,
  visitor: string,
  productId: string,
  now: Date,
): Promise<WishlistWire> {
  await tx.query('delete from wishlist_lines where visitor = $1 and product_id = $2', [visitor, productId]);
  return readWishlist(tx, visitor, now);
}
