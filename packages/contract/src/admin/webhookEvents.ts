// The console loads this file: it has no TypeBox.

/** What a webhook may be notified of. */
export const webhookEvents = [
  'order.created',
  'order.paid',
  'order.cancelled',
  'stock.low',
  'quote.created',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
