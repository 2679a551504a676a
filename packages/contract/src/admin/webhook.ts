import { Type, type Static } from 'typebox';
import { CursorPageWire, pageQuery } from './page.ts';
import { webhookEvents } from './webhookEvents.ts';
import { TextOrNullWire } from '../wire.ts';

export const WebhookEventWire = Type.Enum(webhookEvents);

const Url = Type.String({ minLength: 1, maxLength: 2000 });
const Events = Type.Array(WebhookEventWire, { minItems: 1, maxItems: 20 });

export const WebhookWire = Type.Object({
  id: Type.String(),
  url: Type.String(),
  events: Type.Array(WebhookEventWire),
  isEnabled: Type.Boolean(),
  /** Why it was disabled, other than by staff. */
  disabledReason: TextOrNullWire,
  /** Since when no delivery succeeded; null: the last one did. */
  failingSince: TextOrNullWire,
  /** For `If-Match`. */
  version: Type.Integer(),
  createdBy: Type.String(),
  createdAt: Type.String(),
});
export type WebhookWire = Static<typeof WebhookWire>;

/** GET /api/admin/webhooks. */
export const WebhookListWire = Type.Object({ webhooks: Type.Array(WebhookWire) });
export type WebhookListWire = Static<typeof WebhookListWire>;

/** POST /api/admin/webhooks. */
export const NewWebhookWire = Type.Object({ url: Url, events: Events });
export type NewWebhookWire = Static<typeof NewWebhookWire>;

/** POST /api/admin/webhooks, 201. The secret is in this answer only. */
export const CreatedWebhookWire = Type.Object({
  ...WebhookWire.properties,
  /** Signs what is sent. */
  secret: Type.String(),
});
export type CreatedWebhookWire = Static<typeof CreatedWebhookWire>;

/** PATCH /api/admin/webhooks/:id. */
export const WebhookChangeWire = Type.Object({
  url: Type.Optional(Url),
  events: Type.Optional(Events),
  isEnabled: Type.Optional(Type.Boolean()),
});
export type WebhookChangeWire = Static<typeof WebhookChangeWire>;

export const WebhookDeliveryWire = Type.Object({
  id: Type.String(),
  event: WebhookEventWire,
  state: Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('failed')]),
  attempts: Type.Integer(),
  createdAt: Type.String(),
  lastAttemptAt: TextOrNullWire,
  /** The receiver's last answer; null without one. */
  lastStatus: Type.Union([Type.Integer(), Type.Null()]),
  lastError: TextOrNullWire,
});
export type WebhookDeliveryWire = Static<typeof WebhookDeliveryWire>;

/** GET /api/admin/webhooks/:id/deliveries. */
export const WebhookDeliveryQueryWire = Type.Object(pageQuery);
export const WebhookDeliveryPageWire = CursorPageWire(WebhookDeliveryWire);
export type WebhookDeliveryPageWire = Static<typeof WebhookDeliveryPageWire>;

/** What is posted to a webhook; `data` depends on the event. */
export const WebhookBodyWire = Type.Object({
  /** The same for every attempt. */
  id: Type.String(),
  event: WebhookEventWire,
  store: Type.String(),
  createdAt: Type.String(),
  data: Type.Object({}),
});
export type WebhookBodyWire = Static<typeof WebhookBodyWire>;
