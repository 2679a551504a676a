import { isMissing } from '../../lib/api/index.ts';
import type { Transitions } from '../../lib/machine/index.ts';
import type { Order } from '../orders/index.ts';
import { isPaymentOpen, isSettled } from './paymentState.ts';

/** What a page that shows an order's payment waits for. */
export type PaymentPhase =
  /** The order is polled. */
  | 'awaiting'
  /** The shopper was redirected to pay: the provider is queried, which returns the order. */
  | 'open'
  /** Nothing more is expected. */
  | 'settled';

/** The phase of a payment, by the order as it was last read. */
export function paymentPhase(order: Order | null, error: unknown): PaymentPhase {
  if (isMissing(error) || (order && isSettled(order))) return 'settled';
  return order && isPaymentOpen(order) ? 'open' : 'awaiting';
}

type SessionStep = 'ready' | 'resuming' | 'restoring';

/** What a shopper does about an order that is not paid. */
export interface PaymentSession {
  step: SessionStep;
  /** The visit to the payment page that resulted in no payment, as the shopper says. */
  denied: string | null;
  /** Why the last action did not work. */
  error: string | null;
}

export type PaymentEvent =
  | { type: 'resume' | 'restore' | 'left' | 'restored' }
  | { type: 'deny'; visit: string }
  | { type: 'fail'; error: string };

const transitions: Transitions<SessionStep, PaymentEvent['type']> = {
  ready: { resume: 'resuming', restore: 'restoring', deny: 'ready' },
  resuming: { left: 'ready', fail: 'ready' },
  restoring: { restored: 'ready', fail: 'ready' },
};

/** A session before anything is done. */
export const firstPaymentSession: PaymentSession = { step: 'ready', denied: null, error: null };

/** The session after an event: one action at a time. */
export function paymentReducer(session: PaymentSession, event: PaymentEvent): PaymentSession {
  const step = transitions[session.step][event.type];
  if (step === undefined) return session;
  if (event.type === 'deny') return { ...session, step, denied: event.visit };
  // Returning to the payment page may result in a payment.
  const denied = event.type === 'left' ? null : session.denied;
  return { step, denied, error: event.type === 'fail' ? event.error : null };
}
