import type { OrderPlacedWire } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/db/database.ts';
import { guessCode, hasLiveCode, type Guess } from '../accounts/codes.ts';
import { scopeOf, sendCode } from '../accounts/requestCode.ts';
import { TooMany } from '../../platform/limits/tooMany.ts';
import type { Contact } from '../accounts/contact.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { oncePerKey, type IdempotencyKey } from './idempotency.ts';
import type { OrderContext, OrderIntent } from './orderIntent.ts';
import { placeOrder } from './placeOrder.ts';
import { CodeRequired, tooManyCodes } from './refuseOrder.ts';

/** The code sent with the order was wrong: nothing is ordered, and the attempt is counted. */
interface WrongCode {
  guess: Exclude<Guess, { result: 'right' }>;
}

interface OrderToTake {
  key: IdempotencyKey | null;
  intent: OrderIntent;
  /** The code that came with the order; null without one. */
  otp: string | null;
  context: Omit<OrderContext, 'confirmed'>;
}

/**
 * Places an order once per key. The code is consumed by the order that it confirms, and ignored by
 * an order that requires none.
 */
export function takeOrder(
  tx: Tx,
  request: FastifyRequest,
  { key, intent, otp, context }: OrderToTake,
): Promise<OrderPlacedWire | WrongCode> {
  const run = async (): Promise<OrderPlacedWire | WrongCode> => {
    try {
      return await placeOrder(tx, intent, { ...context, confirmed: null });
    } catch (error) {
      // Thrown before anything is written, so that the transaction can go on.
      if (otp === null || !(error instanceof CodeRequired)) throw error;
      const { contact } = error;
      const place = scopeOf(request, 'order', contact);
      const guess = await guessCode(tx, request.server.signInKeys, place, otp);
      if (guess.result !== 'right') return { guess };
      return placeOrder(tx, intent, { ...context, confirmed: contact });
    }
  };
  return oncePerKey(tx, key, intent, run, (answer) => !('guess' in answer));
}

const use = { customerId: null, draft: null };

/**
 * Sends the code that confirms an order, unless one was sent less than a minute ago: returns in how
 * many seconds another can be sent.
 */
export async function sendOrderCode(request: FastifyRequest, contact: Contact): Promise<number> {
  const { db } = request.server;
  const send = (tx: Tx) => sendCode(tx, request, contact, { purpose: 'order', news: 'order', use });
  try {
    await db.withStore(request.store.id, send);
    return 0;
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    const { retryAfterSeconds } = error;
    await db.withStore(request.store.id, async (tx) => {
      if (await hasLiveCode(tx, scopeOf(request, 'order', contact))) return;
      throw tooManyCodes(retryAfterSeconds, await readStoreTerms(tx));
    });
    return retryAfterSeconds;
  }
}
