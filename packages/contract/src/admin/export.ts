import { StaffProductQueryWire } from './product.ts';
import { Type, type Static } from 'typebox';
import { OrderQueryWire } from './order.ts';

/** What can be exported. */
export const exportSubjects = [
  'products',
  'orders',
  'returns',
  'refunds',
  'customers',
  'quotes',
  'messages',
  'stock',
  'promos',
  'audit',
] as const;
export type ExportSubject = (typeof exportSubjects)[number];

export const exportFormats = ['csv', 'json', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** GET /api/admin/exports/{subject}: a file. */
export const ExportParamsWire = Type.Object({ subject: Type.Enum(exportSubjects) });
export const ExportQueryWire = Type.Object({
  /** Default: `csv`, of products as Shopify has it. */
  format: Type.Optional(Type.Enum(exportFormats)),
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
