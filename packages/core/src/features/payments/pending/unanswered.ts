import { expiringStorage } from '../../../lib/store/index.ts';

/** Storage slot of an order that was sent and not yet answered. */
export const pendingOrderSlotName = 'checkout-attempt';
/** How long, in milliseconds, an order whose answer never came is looked for. */
export const pendingOrderLastsMs = 60 * 60 * 1000;

/** Stands in for the reference of an unanswered order, which may not exist. */
export const unansweredRef = '';

const slot = expiringStorage<string>(pendingOrderSlotName, pendingOrderLastsMs, (value) =>
  value ? unansweredRef : null,
);

/**
 * `unansweredRef` when an order was left unanswered, else null. The stored request is parsed by
 * code that is loaded later.
 */
export const readUnanswered = slot.read;
