import { maxUnits } from '@teranga/contract';
import { keyText, readCartProducts, type ProductKey } from '../cart/cartProducts.ts';
import { maxLines } from '../cart/cartRules.ts';
import type { Tx } from '../../platform/db/database.ts';

/** The owner id of a customer's cart and wishlist, the same on all devices. */
export const visitorOfCustomer = (customerId: string): string => `customer:${customerId}`;

/** Said when not all of the visitor's cart could be taken over. */
export const cutMessage =
  'Votre panier a été réuni avec celui de votre compte. Certaines quantités ont été ramenées au stock disponible.';

interface OwnedLine extends ProductKey {
  visitor: string;
  quantity: number;
}

async function readLines(tx: Tx, visitors: string[]): Promise<OwnedLine[]> {
  const { rows } = await tx.query<OwnedLine>(
    `select visitor, product_id as "productId", variation_sku as sku, quantity from cart_lines
     where visitor = any($1) order by added_at, product_id, variation_sku`,
    [visitors],
  );
  return rows;
}

async function writeLines(
  tx: Tx,
  visitor: string,
  lines: (ProductKey & { quantity: number })[],
): Promise<void> {
  await tx.query(
    `insert into cart_lines (visitor, product_id, variation_sku, quantity)
     select $1, product_id, sku, quantity
     from unnest($2::text[], $3::text[], $4::int[]) as given (product_id, sku, quantity)
     on conflict (store_id, visitor, product_id, variation_sku) do update set quantity = excluded.quantity`,
    [
      visitor,
      lines.map(({ productId }) => productId),
      lines.map(({ sku }) => sku),
      lines.map(({ quantity }) => quantity),
    ],
  );
}

/** Adds up the two carts as far as stock allows; answers whether something was cut. */
async function mergeCarts(tx: Tx, visitor: string, account: string, now: Date): Promise<boolean> {
  // In a fixed order, so that two concurrent sign-ins do not deadlock.
  await tx.query(
    `insert into carts (visitor) select unnest($1::text[])
     on conflict (store_id, visitor) do update set updated_at = now()`,
    [[visitor, account].toSorted()],
  );
  const lines = await readLines(tx, [visitor, account]);
  const owned = new Map(
    lines.filter((line) => line.visitor === account).map((line) => [keyText(line), line.quantity]),
  );
  const brought = lines.filter((line) => line.visitor === visitor);
  const products = await readCartProducts(tx, brought, now);
  let isCut = false;
  let room = maxLines - owned.size;
  const merged = brought.flatMap((line) => {
    const mine = owned.get(keyText(line)) ?? 0;
    const stock = Math.min(products.get(keyText(line))?.stock ?? 0, maxUnits);
    const quantity = Math.max(mine, Math.min(mine + line.quantity, stock));
    if (quantity < mine + line.quantity) isCut = true;
    if (quantity === 0 || quantity === mine) return [];
    if (mine > 0) return [{ ...line, quantity }];
    room -= 1;
    if (room >= 0) return [{ ...line, quantity }];
    isCut = true;
    return [];
  });
  await writeLines(tx, account, merged);
  await tx.query('delete from carts where visitor = $1', [visitor]);
  return isCut;
}

async function mergeWishlists(tx: Tx, visitor: string, account: string): Promise<void> {
  await tx.query(
    `insert into wishlist_lines (visitor, product_id, added_at)
     select $2, product_id, added_at from wishlist_lines where visitor = $1 on conflict do nothing`,
    [visitor, account],
  );
  await tx.query('delete from wishlist_lines where visitor = $1', [visitor]);
}

/** Gives the account what the visitor ordered, because the session ends here. */
async function mergeOrders(tx: Tx, visitor: string, customerId: string): Promise<void> {
  await tx.query('update orders set visitor = $2 where visitor = $1', [
    visitor,
    visitorOfCustomer(customerId),
  ]);
  await tx.query('update idempotency_keys set customer_id = $2 where visitor = $1 and customer_id is null', [
    visitor,
    customerId,
  ]);
}

/**
 * Merges a visitor's cart and wishlist into an account; returns a message when quantities were
 * reduced, otherwise null.
 */
export async function mergeVisitor(
  tx: Tx,
  visitor: string,
  customerId: string,
  now: Date,
): Promise<string | null> {
  const account = visitorOfCustomer(customerId);
  if (visitor === account) return null;
  const isCut = await mergeCarts(tx, visitor, account, now);
  await mergeWishlists(tx, visitor, account);
  await mergeOrders(tx, visitor, customerId);
  return isCut ? cutMessage : null;
}
