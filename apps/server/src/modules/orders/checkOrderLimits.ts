import type { Tx } from '../../platform/db/database.ts';
import { reachesSms } from './orderMessages.ts';
import type { StoreTerms } from '../stores/readStore.ts';
import type { OrderContext, OrderIntent } from './orderIntent.ts';
import { reachedOrderLimits, type ReachedLimits } from './orderLimits.ts';
import { contactToConfirm, type OrderProof } from './orderProof.ts';
import { CodeRequired, refuseReached } from './refuseOrder.ts';

/** Whether the store wants cash on delivery of this total confirmed by a code. */
function isConfirmed({ cashOnDelivery }: StoreTerms, { paymentMethod }: OrderIntent, total: number): boolean {
  const { confirmByCode } = cashOnDelivery;
  if (paymentMethod !== 'cod' || confirmByCode === 'never') return false;
  return confirmByCode === 'always' || total >= confirmByCode;
}

/**
 * Throws for an order beyond a limit, or when a code is required; returns the limits that are
 * reached. The counts are locked until the transaction ends. Staff have no limits.
 */
export async function checkOrderLimits(
  tx: Tx,
  intent: OrderIntent,
  context: OrderContext,
  { terms, proof, total }: { terms: StoreTerms; proof: OrderProof; total: number },
): Promise<ReachedLimits> {
  const { client, paymentMethod } = intent;
  const { visitor } = context;
  if (visitor === null) return new Map();
  const reached = await reachedOrderLimits(tx, client, { ...context, visitor });
  const isProven = proof.phone || proof.email;
  refuseReached(
    reached,
    [
      ...(paymentMethod === 'cod' ? (['waiting'] as const) : []),
      'orders',
      'session',
      'address',
      // A proven order is accepted; its messages beyond the limit are omitted.
      ...(!isProven && reachesSms(client.phone) ? (['sms'] as const) : []),
      ...(!isProven && client.email !== null ? (['email'] as const) : []),
    ],
    terms,
  );
  const needsCode = isConfirmed(terms, intent, total);
  if (!needsCode && (isProven || !reached.has('code'))) return reached;
  const contact = contactToConfirm(client, context.canSend, terms);
  if (needsCode && (contact.channel === 'sms' ? proof.phone : proof.email)) return reached;
  throw new CodeRequired(contact);
}
