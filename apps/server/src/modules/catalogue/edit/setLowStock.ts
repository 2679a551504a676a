import type { Tx } from '../../../platform/db/database.ts';
import { fieldError } from '../../../platform/http/httpError.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { maxStock } from '../productErrors.ts';
import { unknownProduct } from './changeProduct.ts';

const message = `Le seuil est un nombre entier de 0 à ${maxStock}.`;

/**
 * Sets from how many units on the store is notified that a product is nearly sold out; null: the
 * store's own threshold.
 */
export async function setLowStock(
  tx: Tx,
  actor: Actor,
  productId: string,
  threshold: number | null,
): Promise<void> {
  if (threshold !== null && !(Number.isSafeInteger(threshold) && threshold >= 0 && threshold <= maxStock))
    throw fieldError('threshold', message);
  const { rows } = await tx.query<{ before: number | null }>(
    `update products p set low_stock = $2 from (select id, low_stock from products where id = $1 for update) old
     where p.id = old.id returning old.low_stock as before`,
    [productId, threshold],
  );
  const [row] = rows;
  if (!row) throw unknownProduct();
  if (row.before === threshold) return;
  await writeAudit(tx, actor, {
    action: 'product.low-stock',
    subject: { kind: 'product', id: productId },
    before: { threshold: row.before },
    after: { threshold },
  });
}
