import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderPlacedWire } from '@teranga/contract';
import {
  NewRefundWire,
  NewReturnWire,
  OrderEditResultWire,
  OrderEditWire,
  OrderRefundWire,
  OrderReturnWire,
  RefundOutcomeWire,
  SlipQueryWire,
  StaffOrderRequestWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import { editOrder } from '../../../../modules/fulfilment/editOrder.ts';
import { packingSlip, slipPolicies } from '../../../../modules/fulfilment/packingSlip.ts';
import { placeForCustomer } from '../../../../modules/fulfilment/placeForCustomer.ts';
import { takeBack } from '../../../../modules/fulfilment/takeBack.ts';
import { oncePerKey } from '../../../../modules/orders/idempotency.ts';
import { requestRefund } from '../../../../modules/payments/refunds/requestRefund.ts';
import { settleByHand } from '../../../../modules/payments/refunds/settleByHand.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { siteUrlOf } from '../../../../modules/stores/storeSettings.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { findOrder, params } from './findOrder.ts';
import { readStaffIntent } from '../../../../modules/fulfilment/readStaffIntent.ts';
import { requireKey } from './requireKey.ts';
import { toRefund, toReturn, toStaffOrder } from './toWire.ts';

const reads = { role: 'preparer', scope: 'orders:read' } as const;
const writes = { role: 'preparer', scope: 'orders:write' } as const;
const refunds = { role: 'manager', scope: 'refunds:write' } as const;
const refundParams = Type.Object({ ...params.properties, id: Type.String({ format: 'uuid' }) });

/** What staff do with an order besides its status. */
export function orderChanges(app: Parameters<FastifyPluginAsyncTypebox>[0]): void {
  app.post(
    '/',
    {
      config: { ...writes, isOncePerKey: true },
      schema: { body: StaffOrderRequestWire, response: { 201: OrderPlacedWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { body, server, store } = request;
      const actor = actorOf(request);
      const placed = await inStore(request, (tx) =>
        oncePerKey(tx, requireKey(request), body, async () => {
          const intent = await readStaffIntent(tx, body);
          const siteUrl = siteUrlOf(store, server.config);
          return placeForCustomer(tx, actor, intent, { siteUrl, now: new Date() });
        }),
      );
      return reply.code(201).send(placed);
    },
  );

  app.patch(
    '/:ref',
    {
      config: { ...writes, isConditional: true },
      schema: { params, body: OrderEditWire, response: { 200: OrderEditResultWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { ref } = request.params;
      const { lines = [], reason = null, ...destination } = request.body;
      const version = readIfMatch(request);
      const answer = await inStore(request, async (tx) => {
        const edit = { ref, version, lines, destination, reason };
        const { refund } = await editOrder(tx, actorOf(request), edit, new Date());
        return { order: toStaffOrder(await findOrder(tx, ref)), refund };
      });
      setVersion(reply, answer.order.version);
      return answer;
    },
  );

  app.post(
    '/:ref/returns',
    {
      config: { ...writes, isOncePerKey: true },
      schema: { params, body: NewReturnWire, response: { 201: OrderReturnWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { kind, lines = null, reason = null } = request.body;
      const newReturn = { ref: request.params.ref, kind, lines, isRestocked: true, reason };
      const taken = await inStore(request, (tx) =>
        oncePerKey(tx, requireKey(request), newReturn, async () =>
          toReturn(await takeBack(tx, actorOf(request), newReturn, new Date())),
        ),
      );
      return reply.code(201).send(taken);
    },
  );

  app.post(
    '/:ref/refunds',
    {
      config: { ...refunds, isOncePerKey: true },
      schema: { params, body: NewRefundWire, response: { 201: OrderRefundWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { amount = null, way = null, reason = null } = request.body;
      const newRefund = { ref: request.params.ref, amount, way, reason };
      const actor = actorOf(request);
      const refund = await inStore(request, (tx) =>
        oncePerKey(tx, requireKey(request), newRefund, async () =>
          toRefund(await requestRefund(tx, actor, newRefund, new Date())),
        ),
      );
      return reply.code(201).send(refund);
    },
  );

  app.post(
    '/:ref/refunds/:id',
    {
      config: refunds,
      schema: {
        params: refundParams,
        body: RefundOutcomeWire,
        response: { 200: OrderRefundWire, ...adminWriteFailures },
      },
    },
    async (request) => {
      const { ref, id } = request.params;
      const outcome = { ref, id, isDone: request.body.isDone };
      return toRefund(
        await inStore(request, (tx) => settleByHand(tx, actorOf(request), outcome, new Date())),
      );
    },
  );

  app.get(
    '/:ref/slip',
    {
      config: reads,
      schema: { params, querystring: SlipQueryWire, response: { 200: Type.String(), ...adminReadFailures } },
    },
    async (request, reply) => {
      const { format = 'a6' } = request.query;
      const order = await inStore(request, (tx) => findOrder(tx, request.params.ref));
      return reply
        .header('content-security-policy', slipPolicies[format])
        .type('text/html; charset=utf-8')
        .send(packingSlip(order, format));
    },
  );
}
