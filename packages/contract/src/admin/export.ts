import { StaffProductQueryWire } from './product.ts';
import { Type, type Static } from 'typebox';
import { OrderQueryWire } from './order.ts';

/** GET /api/admin/exports/{subject}: a file. */
export const ExportParamsWire = Type.Object({
  subject: Type.Union([
    Type.Literal('products'),
    Type.Literal('orders'),
    Type.Literal('returns'),
    Type.Literal('refunds'),
    Type.Literal('customers'),
    Type.Literal('quotes'),
    Type.Literal('messages'),
    Type.Literal('stock'),
    Type.Literal('promos'),
    Type.Literal('audit'),
  ]),
});
export const ExportQueryWire = Type.Object({
  /** Default: `csv`, of products as Shopify has it. */
  format: Type.Optional(Type.Union([Type.Literal('csv'), Type.Literal('json'), Type.Literal('xlsx')])),
  /** Of orders only. */
  ...Type.Pick(OrderQueryWire, ['since', 'until', 'status']).properties,
  /** Of products only, as their list takes them. */
  ...Type.Pick(StaffProductQueryWire, [
    'search',
    'category',
    'collection',
    'brand',
    'tag',
    'isPublished',
    'stock',
  ]).properties,
});
export type ExportQueryWire = Static<typeof ExportQueryWire>;
