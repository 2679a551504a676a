import { keyText } from '../cart/cartProducts.ts';
import { lockExistingCart } from '../cart/changeCart.ts';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { OrderConflict, type OrderIntent } from './orderIntent.ts';
import { showRef } from '../../platform/references/orderRef.ts';

const cartProducts = statement(
  'select product_id as "productId", variation_sku as sku from cart_lines where visitor = $1',
);
const orderedAlready = statement(`
  select o.ref from orders o
  where o.visitor = $1 and o.is_from_cart and not o.is_released and o.created_at > now() - interval '1 day'
    and exists (
      select from order_lines l
      join jsonb_to_recordset($2::jsonb) as wanted ("productId" text, sku text)
        on l.product_id = wanted."productId" and l.variation_sku = wanted.sku
      where l.ref = o.ref)
  order by o.created_at desc limit 1`);

/**
 * Locks the visitor's cart until commit; true if it has any of the lines. Throws `OrderConflict`
 * for a missing line ordered in the last 24 hours. Clients without a server cart can still order.
 */
export async function lockOrderedCart(
  tx: Tx,
  visitor: string,
  lines: OrderIntent['lines'],
): Promise<boolean> {
  await lockExistingCart(tx, visitor);
  const { rows } = await tx.query<{ productId: string; sku: string }>(cartProducts, [visitor]);
  const inCart = new Set(rows.map(keyText));
  const missing = lines.filter((line) => !inCart.has(keyText(line)));
  if (missing.length > 0) {
    const earlier = await tx.query<{ ref: string }>(orderedAlready, [visitor, JSON.stringify(missing)]);
    const [order] = earlier.rows;
    if (order)
      throw new OrderConflict(
        `Votre panier a déjà été commandé : c’est la commande ${showRef(order.ref)}. Rien n’a été commandé une seconde fois.`,
      );
  }
  return missing.length < lines.length;
}
