import type { OrderByKeyWire, OrderPlacedWire, PaymentMethod } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { readAnswer, type IdempotencyKey } from './idempotency.ts';
import { readRef, showRef } from '../../platform/references/orderRef.ts';

const orderOfRef = statement('select ref, payment_method from orders where ref = $1');

/**
 * The order placed with a key, returned only to whoever placed it. Read-only: it never creates an
 * order.
 */
export async function findOrderByKey(tx: Tx, key: IdempotencyKey): Promise<OrderByKeyWire> {
  const saved = await readAnswer<Partial<OrderPlacedWire>>(tx, key);
  const ref = readRef(saved?.answer.data?.ref ?? '');
  if (ref === null) return { order: null };
  const { rows } = await tx.query<{ ref: string; payment_method: PaymentMethod }>(orderOfRef, [ref]);
  const [found] = rows;
  return { order: found ? { ref: showRef(found.ref), paymentMethod: found.payment_method } : null };
}
