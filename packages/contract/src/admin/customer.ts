import { Type, type Static } from 'typebox';
import { ListedOrderWire } from './order.ts';
import { CursorPageWire, pageQuery } from './page.ts';
import { TextOrNullWire } from '../wire.ts';

/** An account's id, or the phone number (E.164) of orders without an account. */
export const customerKeyPattern = String.raw`^(?:\+\d{3,20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`;
export const CustomerParamsWire = Type.Object({
  key: Type.String({ maxLength: 40, pattern: customerKeyPattern }),
});

/** Somebody who has an account or has ordered. */
export const CustomerCardWire = Type.Object({
  key: Type.String(),
  name: Type.String(),
  /** E.164. */
  phone: TextOrNullWire,
  email: TextOrNullWire,
  hasAccount: Type.Boolean(),
  orders: Type.Integer(),
  /** FCFA, of orders that were neither rejected nor cancelled, without what was refunded. */
  total: Type.Integer(),
  lastOrderAt: TextOrNullWire,
});
export type CustomerCardWire = Static<typeof CustomerCardWire>;

/** GET /api/admin/customers: those who ordered last first. */
export const CustomerQueryWire = Type.Object({
  ...pageQuery,
  /** A phone number or part of one, or words of names and addresses of mail, by how they begin. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
});
export const CustomerPageWire = CursorPageWire(CustomerCardWire);
export type CustomerPageWire = Static<typeof CustomerPageWire>;

/** GET /api/admin/customers/{key}, and the answer of PUT …/note. */
export const CustomerRecordWire = Type.Object({
  ...CustomerCardWire.properties,
  addresses: Type.Array(
    Type.Object({ address: Type.String(), city: Type.String(), zoneName: TextOrNullWire }),
  ),
  /** The latest 50. */
  latestOrders: Type.Array(ListedOrderWire),
  quotes: Type.Array(
    Type.Object({
      ref: Type.String(),
      status: Type.String(),
      serviceName: Type.String(),
      createdAt: Type.String(),
    }),
  ),
  messages: Type.Array(
    Type.Object({
      id: Type.Integer(),
      status: Type.String(),
      subject: Type.String(),
      createdAt: Type.String(),
    }),
  ),
  note: Type.Union([Type.Object({ text: Type.String(), by: Type.String(), at: Type.String() }), Type.Null()]),
});
export type CustomerRecordWire = Static<typeof CustomerRecordWire>;

/** GET /api/admin/customers/{key}/export: the record, or the same as a text for the person. */
export const CustomerExportQueryWire = Type.Object({
  format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('txt')])),
});

/** PUT /api/admin/customers/{key}/note: an empty text takes the note away. */
export const CustomerNoteWire = Type.Object({ text: Type.String({ maxLength: 2_000 }) });

/** DELETE /api/admin/customers/{key}, 200: orders that stay, without contact data. */
export const ErasedCustomerWire = Type.Object({ orders: Type.Integer() });
export type ErasedCustomerWire = Static<typeof ErasedCustomerWire>;
