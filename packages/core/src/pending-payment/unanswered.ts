import { lastingSlot } from '../store/lastingSlot.ts';

/** Where an order that was sent and not yet answered is kept. */
export const attemptSlotName = 'checkout-attempt';
/** How long, in milliseconds, an order whose answer never came is looked for. */
export const attemptLastsMs = 60 * 60 * 1000;

/** Stands for the reference of an order that was never answered: nobody knows whether there is one. */
export const unansweredRef = '';

const slot = lastingSlot<string>(attemptSlotName, attemptLastsMs, (value) => (value ? unansweredRef : null));

/** `unansweredRef` when an order was left unanswered, else null. What was sent is read by code that comes later. */
export const readUnanswered = slot.read;
