import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  defaultPage,
  OutboxPageWire,
  OutboxQueryWire,
  ResendWire,
  ResentWire,
} from '@teranga/contract/admin';
import { listOutbox, resendMessages } from '../../../../modules/messages/outboxDesk.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { limitStaff } from '../limitStaff.ts';

/** Messages to customers and to the store, and whether they left. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  limitStaff(app);

  app.get(
    '/',
    {
      config: { role: 'manager', scope: 'messages:read' },
      schema: { querystring: OutboxQueryWire, response: { 200: OutboxPageWire, ...adminReadFailures } },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage, state } = request.query;
      const states = state === undefined ? (['waiting', 'failed'] as const) : [state];
      const { items, next } = await inStore(request, (tx) => listOutbox(tx, states, { cursor, size }));
      return {
        items: items.map(({ createdAt, sentAt, ...item }) => ({
          ...item,
          createdAt: createdAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
        })),
        next,
      };
    },
  );

  app.post(
    '/resend',
    {
      config: { role: 'manager', scope: 'messages:write' },
      schema: { body: ResendWire, response: { 200: ResentWire, ...adminWriteFailures } },
    },
    async (request) => {
      const { ids = null } = request.body;
      return { count: await inStore(request, (tx) => resendMessages(tx, actorOf(request), ids)) };
    },
  );
};
