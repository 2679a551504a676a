import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CustomerExportQueryWire,
  CustomerNoteWire,
  CustomerPageWire,
  CustomerParamsWire,
  CustomerQueryWire,
  CustomerRecordWire,
  defaultPage,
  ErasedCustomerWire,
  type CustomerCardWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import { writeAudit } from '../../../../modules/audit/writeAudit.ts';
import { listCustomers, type CustomerCard } from '../../../../modules/customers/customerCards.ts';
import { auditedCustomer, writeCustomerNote } from '../../../../modules/customers/customerNote.ts';
import {
  readCustomerRecord,
  readOrderContents,
  type CustomerRecord,
} from '../../../../modules/customers/customerRecord.ts';
import { customerText } from '../../../../modules/customers/customerText.ts';
import { eraseCustomer } from '../../../../modules/customers/eraseCustomer.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { showRef } from '../../../../platform/references/orderRef.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { toListed } from '../orders/toWire.ts';

const manager = { role: 'manager' } as const;
const reads = { ...manager, scope: 'customers:read' } as const;
const writes = { ...manager, scope: 'customers:write' } as const;
/** Orders, quotes and messages in the file of one customer. */
const mostExported = 10_000;
const params = CustomerParamsWire;

const toCard = ({ lastOrderAt, ...card }: CustomerCard): CustomerCardWire => ({
  ...card,
  lastOrderAt: lastOrderAt?.toISOString() ?? null,
});

function toRecord({
  addresses,
  latestOrders,
  quotes,
  messages,
  note,
  ...card
}: CustomerRecord): CustomerRecordWire {
  return {
    ...toCard(card),
    addresses,
    latestOrders: latestOrders.map(toListed),
    quotes: quotes.map(({ ref, createdAt, ...quote }) => ({
      ...quote,
      ref: showRef(ref),
      createdAt: createdAt.toISOString(),
    })),
    messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
    })),
    note: note && { ...note, at: note.at.toISOString() },
  };
}

/** Who buys from the store. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: reads,
      schema: { querystring: CustomerQueryWire, response: { 200: CustomerPageWire, ...adminReadFailures } },
    },
    async (request) => {
      const { search, cursor, limit: size = defaultPage } = request.query;
      const { items, next } = await inStore(request, (tx) => listCustomers(tx, search, { cursor, size }));
      return { items: items.map(toCard), next };
    },
  );

  app.get(
    '/:key',
    { config: reads, schema: { params, response: { 200: CustomerRecordWire, ...adminReadFailures } } },
    async (request) => toRecord(await inStore(request, (tx) => readCustomerRecord(tx, request.params.key))),
  );

  app.put(
    '/:key/note',
    {
      config: writes,
      schema: {
        params,
        body: CustomerNoteWire,
        response: { 200: CustomerRecordWire, ...adminWriteFailures },
      },
    },
    async (request) =>
      inStore(request, async (tx) => {
        await writeCustomerNote(tx, actorOf(request), request.params.key, request.body.text);
        return toRecord(await readCustomerRecord(tx, request.params.key));
      }),
  );

  app.get(
    '/:key/export',
    {
      config: reads,
      schema: {
        params,
        querystring: CustomerExportQueryWire,
        response: { 200: Type.Union([CustomerRecordWire, Type.String()]), ...adminReadFailures },
      },
    },
    async (request, reply) => {
      const { format = 'json' } = request.query;
      const { record, contents } = await inStore(request, async (tx) => {
        const found = await readCustomerRecord(tx, request.params.key, mostExported);
        await writeAudit(tx, actorOf(request), {
          action: 'customer.export',
          subject: auditedCustomer(found),
        });
        const refs = found.latestOrders.map(({ ref }) => ref);
        return { record: found, contents: await readOrderContents(tx, refs) };
      });
      void reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="client.${format}"`);
      if (format === 'json') return toRecord(record);
      const { name } = request.store;
      return reply.type('text/plain; charset=utf-8').send(customerText(record, contents, name, new Date()));
    },
  );

  app.delete(
    '/:key',
    {
      config: { ...manager, needsFreshCode: true },
      schema: { params, response: { 200: ErasedCustomerWire, ...adminWriteFailures } },
    },
    async (request) => ({
      orders: await inStore(request, (tx) => eraseCustomer(tx, actorOf(request), request.params.key)),
    }),
  );
};
