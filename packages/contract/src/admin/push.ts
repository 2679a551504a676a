import { Type, type Static } from 'typebox';

/**
 * POST /api/admin/push-subscriptions: a `PushSubscription` of the browser, as its `toJSON` gives
 * it.
 */
export const NewPushSubscriptionWire = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 2000 }),
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }),
    auth: Type.String({ pattern: '^[\\w-]{22}(==)?$' }),
  }),
});
export type NewPushSubscriptionWire = Static<typeof NewPushSubscriptionWire>;

export const SavedPushSubscriptionWire = Type.Object({ id: Type.String() });
export type SavedPushSubscriptionWire = Static<typeof SavedPushSubscriptionWire>;

/**
 * GET /api/admin/push-subscriptions: the browsers on which the member is notified of new orders;
 * for an owner, those of all members.
 */
export const PushSubscriptionListWire = Type.Object({
  /** What a browser subscribes with, in base64url. */
  publicKey: Type.String(),
  subscriptions: Type.Array(
    Type.Object({
      id: Type.String(),
      memberName: Type.String(),
      /** `User-Agent` of the browser. */
      userAgent: Type.String(),
      createdAt: Type.String(),
    }),
  ),
});
export type PushSubscriptionListWire = Static<typeof PushSubscriptionListWire>;
