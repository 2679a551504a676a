import type { OrderAttemptWire, PaymentMethod } from '@teranga/contract';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { readRef, showRef } from './orderRef.ts';

const answerOfKey = statement("select answer->'data'->>'ref' as ref from idempotency_keys where key = $1");
const ownOrder = statement(
  'select ref, payment_method from orders where ref = $1 and (visitor = $2 or customer_id = $3)',
);

/** Who sends the query. */
interface Asker {
  visitor: string | null;
  customerId: string | null;
}

/**
 * The order placed with a key, returned only to whoever placed it. Read-only: it never creates an
 * order.
 */
export async function findAttempt(tx: Tx, key: string, asker: Asker): Promise<OrderAttemptWire> {
  const answers = await tx.query<{ ref: string | null }>(answerOfKey, [key]);
  const ref = readRef(answers.rows[0]?.ref ?? '');
  if (ref === null) return { order: null };
  const { rows } = await tx.query<{ ref: string; payment_method: PaymentMethod }>(ownOrder, [
    ref,
    asker.visitor,
    asker.customerId,
  ]);
  const [found] = rows;
  return { order: found ? { ref: showRef(found.ref), paymentMethod: found.payment_method } : null };
}
