import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { OrderStatus, PaymentStatusWire } from '@teranga/contract';
import {
  defaultPage,
  NewOrderNoteWire,
  OrderNoteWire,
  OrderPageWire,
  OrderQueryWire,
  OrderStepResultWire,
  OrderStepsResultWire,
  OrderStepsWire,
  OrderStepWire,
  StaffOrderWire,
} from '@teranga/contract/admin';
import { advanceOrder } from '../../../../modules/fulfilment/advanceOrder.ts';
import { addOrderNote } from '../../../../modules/orders/orderNotes.ts';
import { countOrders, searchOrders } from '../../../../modules/orders/searchOrders.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { oneByOne } from '../../../../platform/http/oneByOne.ts';
import { setVersion } from '../../../../platform/http/versions.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { readTime } from '../readTime.ts';
import { findOrder, params } from './findOrder.ts';
import { orderChanges } from './orderChanges.ts';
import { toListed, toNote, toStaffOrder } from './toWire.ts';

const reads = { role: 'preparer', scope: 'orders:read' } as const;
const writes = { role: 'preparer', scope: 'orders:write' } as const;

/** The store's orders. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  orderChanges(app);

  app.get(
    '/',
    {
      config: reads,
      schema: { querystring: OrderQueryWire, response: { 200: OrderPageWire, ...adminReadFailures } },
    },
    async (request) => {
      const {
        cursor,
        limit = defaultPage,
        since,
        until,
        status,
        paymentStatus,
        sort,
        ...rest
      } = request.query;
      // The schema lets only statuses pass.
      const statuses = status?.split(',') as OrderStatus[] | undefined;
      const paymentStatuses = paymentStatus?.split(',') as PaymentStatusWire[] | undefined;
      const times = { ...readTime('since', since), ...readTime('until', until) };
      const filter = { ...rest, ...times, paymentStatuses };
      return inStore(request, async (tx) => {
        const page = { cursor, size: limit, ...(sort && { sort }) };
        const { items, next } = await searchOrders(tx, { ...filter, statuses }, page);
        const listed = { items: items.map(toListed), next };
        return cursor === undefined ? { ...listed, counts: await countOrders(tx, filter) } : listed;
      });
    },
  );

  app.get(
    '/:ref',
    {
      config: { ...reads, isVersioned: true },
      schema: { params, response: { 200: StaffOrderWire, ...adminReadFailures } },
    },
    async (request, reply) => {
      const order = toStaffOrder(await inStore(request, (tx) => findOrder(tx, request.params.ref)));
      setVersion(reply, order.version);
      return order;
    },
  );

  app.post(
    '/:ref/status',
    {
      config: writes,
      schema: { params, body: OrderStepWire, response: { 200: OrderStepResultWire, ...adminWriteFailures } },
    },
    async (request) => {
      const { from, to, reason = null, acceptsUnpaid = false } = request.body;
      const { ref } = request.params;
      return inStore(request, async (tx) => {
        const step = { ref, from, to, reason, acceptsUnpaid };
        const { refund } = await advanceOrder(tx, actorOf(request), step, new Date());
        return { order: toStaffOrder(await findOrder(tx, ref)), refund };
      });
    },
  );

  app.post(
    '/bulk/status',
    {
      config: writes,
      schema: { body: OrderStepsWire, response: { 200: OrderStepsResultWire, ...adminWriteFailures } },
    },
    async (request) => {
      const { orders, reason = null, acceptsUnpaid = false, to } = request.body;
      const results = await oneByOne(orders, ({ ref, from }) => {
        const step = { ref, from, to, reason, acceptsUnpaid };
        return inStore(request, (tx) => advanceOrder(tx, actorOf(request), step, new Date()));
      });
      return { results: results.map(({ ref, isDone, message }) => ({ ref, isDone, message })) };
    },
  );

  app.post(
    '/:ref/notes',
    {
      config: writes,
      schema: { params, body: NewOrderNoteWire, response: { 201: OrderNoteWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { params: order, body } = request;
      const note = await inStore(request, (tx) => addOrderNote(tx, actorOf(request), order.ref, body.text));
      return reply.code(201).send(toNote(note));
    },
  );
};
