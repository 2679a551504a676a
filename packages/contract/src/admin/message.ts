import { Type, type Static } from 'typebox';
import { CursorPageWire, pageQuery } from './page.ts';
import { TextOrNullWire } from '../wire.ts';

/** `waiting`: still tried. `failed`: given up. */
const OutboxStateWire = Type.Enum(['waiting', 'failed', 'sent']);
export type OutboxState = Static<typeof OutboxStateWire>;

/** A message to a customer or to the store, without its text. */
export const OutboxMessageWire = Type.Object({
  id: Type.Integer(),
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
  to: Type.String(),
  /** Null for an SMS, and for a message that holds a sign-in code. */
  subject: TextOrNullWire,
  state: OutboxStateWire,
  attempts: Type.Integer(),
  /** Why it has not left. */
  error: TextOrNullWire,
  createdAt: Type.String(),
  sentAt: TextOrNullWire,
});
export type OutboxMessageWire = Static<typeof OutboxMessageWire>;

/** GET /api/admin/outbox: the newest first; without a state those that have not left. */
export const OutboxQueryWire = Type.Object({ ...pageQuery, state: Type.Optional(OutboxStateWire) });
export type OutboxQueryWire = Static<typeof OutboxQueryWire>;
export const OutboxPageWire = CursorPageWire(OutboxMessageWire);
export type OutboxPageWire = Static<typeof OutboxPageWire>;

/** POST /api/admin/outbox/resend: failed messages to resend; without ids all of them. */
export const ResendWire = Type.Object({
  ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 200 })),
});
export type ResendWire = Static<typeof ResendWire>;

/** POST /api/admin/outbox/resend, 200. */
export const ResentWire = Type.Object({ count: Type.Integer() });
export type ResentWire = Static<typeof ResentWire>;
