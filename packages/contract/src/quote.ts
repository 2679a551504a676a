import { Type, type Static } from 'typebox';

const text = (maxLength: number) => Type.String({ maxLength });

/**
 * POST /api/services/quote. `additionalInfo` holds every answer about the service itself, as
 * displayed.
 */
export const QuoteRequestWire = Type.Object({
  name: text(120),
  email: text(254),
  phone: text(40),
  serviceId: text(200),
  additionalRequirements: Type.Optional(Type.Union([text(2000), Type.Null()])),
  additionalInfo: Type.Array(Type.Object({ label: text(120), value: text(2000) }), { maxItems: 60 }),
});
export type QuoteRequestWire = Static<typeof QuoteRequestWire>;

/** POST /api/services/quote, 200. */
export const QuoteSentWire = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  data: Type.Object({ ref: Type.String() }),
});
export type QuoteSentWire = Static<typeof QuoteSentWire>;

/** Every status a quote request can have, in the order of its life. */
export const quoteStatuses = ['NEW', 'IN_PROGRESS', 'QUOTED', 'ACCEPTED', 'CLOSED'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];
