import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  defaultPage,
  NewOrderNoteWire,
  OrderNoteWire,
  OrderPageWire,
  OrderQueryWire,
  OrderStepResultWire,
  OrderStepWire,
  StaffOrderWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import { advanceOrder } from '../../../../modules/fulfilment/advanceOrder.ts';
import { addOrderNote, unknownOrderMessage } from '../../../../modules/orders/orderNotes.ts';
import { readOrderForStaff, type StaffOrder } from '../../../../modules/orders/readOrderForStaff.ts';
import { countOrders, searchOrders } from '../../../../modules/orders/searchOrders.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { HttpError } from '../../../../platform/http/problem.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { limitStaff } from '../limitStaff.ts';
import { readTime } from '../readTime.ts';
import { toListed, toNote, toStaffOrder } from './toWire.ts';

const params = Type.Object({ ref: Type.String({ maxLength: 100 }) });
const reads = { role: 'preparer', scope: 'orders:read' } as const;
const writes = { role: 'preparer', scope: 'orders:write' } as const;

async function findOrder(tx: Tx, ref: string): Promise<StaffOrder> {
  const order = await readOrderForStaff(tx, ref, new Date());
  if (!order) throw new HttpError(404, unknownOrderMessage);
  return order;
}

/** The store's orders. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  limitStaff(app);

  app.get(
    '/',
    {
      config: reads,
      schema: { querystring: OrderQueryWire, response: { 200: OrderPageWire, ...adminReadFailures } },
    },
    async (request) => {
      const { cursor, limit = defaultPage, since, until, ...rest } = request.query;
      const filter = { ...rest, ...readTime('since', since), ...readTime('until', until) };
      return inStore(request, async (tx) => {
        const { items, next } = await searchOrders(tx, filter, { cursor, size: limit });
        const page = { items: items.map(toListed), next };
        return cursor === undefined ? { ...page, counts: await countOrders(tx, filter) } : page;
      });
    },
  );

  app.get(
    '/:ref',
    { config: reads, schema: { params, response: { 200: StaffOrderWire, ...adminReadFailures } } },
    async (request) => toStaffOrder(await inStore(request, (tx) => findOrder(tx, request.params.ref))),
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
