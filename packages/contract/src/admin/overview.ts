import { Type, type Static } from 'typebox';

const nullable = <T extends Parameters<typeof Type.Array>[0]>(type: T) => Type.Union([type, Type.Null()]);

const TakingsWire = Type.Object({ amount: Type.Integer({ minimum: 0 }), orders: Type.Integer() });
/** What orders brought in a period, and in one as long before it. */
const RevenuePeriodWire = Type.Object({ ...TakingsWire.properties, before: TakingsWire });

/** A product that is nearly sold out. */
export const LowProductWire = Type.Object({
  productId: Type.String(),
  /** Empty for a product without variations. */
  sku: Type.String(),
  name: Type.String(),
  /** What its variation is called; empty for a product without variations. */
  variation: Type.String(),
  picture: nullable(Type.String()),
  quantity: Type.Integer({ minimum: 0 }),
  threshold: Type.Integer({ minimum: 0 }),
  /** How many other variations of it are nearly sold out. */
  others: Type.Integer({ minimum: 0 }),
});
export type LowProductWire = Static<typeof LowProductWire>;

/** Jobs of one kind that failed, or are retried repeatedly. */
const FailingJobWire = Type.Object({
  name: Type.String(),
  /** In French. */
  label: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  lastAt: Type.String(),
});

/** A step of what a store needs before it sells. */
const ChecklistStepWire = Type.Object({
  id: Type.Union([
    Type.Literal('products'),
    Type.Literal('zones'),
    Type.Literal('payment'),
    Type.Literal('notices'),
    Type.Literal('logo'),
    Type.Literal('legal'),
    Type.Literal('contact'),
  ]),
  label: Type.String(),
  isDone: Type.Boolean(),
  /** False for what only makes it better. */
  isRequired: Type.Boolean(),
});
export type ChecklistStepWire = Static<typeof ChecklistStepWire>;

/** GET /api/admin/overview: what waits for the store today. Null: not for this role. */
export const OverviewWire = Type.Object({
  orders: Type.Object({
    toConfirm: Type.Integer(),
    toPrepare: Type.Integer(),
    /** On their way. */
    toDeliver: Type.Integer(),
    /** To be paid online, and not paid yet. */
    paymentsInFlight: Type.Integer(),
    refundsDue: Type.Integer(),
  }),
  /** What nobody has answered yet. */
  inbox: nullable(Type.Object({ quotes: Type.Integer(), messages: Type.Integer() })),
  /** Today so far, the last 7 and the last 30 days, each with today. */
  revenue: nullable(
    Type.Object({ today: RevenuePeriodWire, week: RevenuePeriodWire, month: RevenuePeriodWire }),
  ),
  lowStock: Type.Object({ count: Type.Integer(), items: Type.Array(LowProductWire) }),
  outbox: nullable(Type.Object({ failed: Type.Integer(), waiting: Type.Integer() })),
  jobs: nullable(Type.Array(FailingJobWire)),
  checklist: nullable(Type.Object({ isReady: Type.Boolean(), steps: Type.Array(ChecklistStepWire) })),
});
export type OverviewWire = Static<typeof OverviewWire>;
export type RevenuePeriod = Static<typeof RevenuePeriodWire>;
