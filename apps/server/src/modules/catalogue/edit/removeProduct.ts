import type { Tx } from '../../../platform/db/database.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { deleteProducts } from '../writeProducts.ts';
import { lockForChange, type ChangeContext } from './changeProduct.ts';

/** Deletes a product. Its orders, its versions and its ledger stay. */
export async function removeProduct(
  tx: Tx,
  id: string,
  { actor, version, reason }: Omit<ChangeContext, 'now'>,
): Promise<void> {
  const { sku, name } = await lockForChange(tx, id, version);
  await deleteProducts(tx, [id], { kind: 'staff', reference: null, note: reason, actor });
  await writeAudit(tx, actor, {
    action: 'product.delete',
    subject: { kind: 'product', id },
    before: { sku, name },
  });
}
