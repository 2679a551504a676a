import { expiringStorage } from '../store/expiringStorage.ts';

/** Where an order that was sent and not yet answered is kept. */
export const pendingOrderSlotName = 'checkout-attempt';
/** How long, in milliseconds, an order whose answer never came is looked for. */
export const pendingOrderLastsMs = 60 * 60 * 1000;

/** Stands for the reference of an order that was never answered: nobody knows whether there is one. */
export const unansweredRef = '';

const slot = expiringStorage<string>(pendingOrderSlotName, pendingOrderLastsMs, (value) =>
  value ? unansweredRef : null,
);

/** `unansweredRef` when an order was left unanswered, else null. What was sent is read by code that comes later. */
export const readUnanswered = slot.read;
