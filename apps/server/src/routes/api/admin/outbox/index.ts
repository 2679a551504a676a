import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  defaultPage,
  OutboxPageWire,
  OutboxQueryWire,
  ResendWire,
  ResentWire,
  TestMessageSentWire,
  TestMessageWire,
} from '@teranga/contract/admin';
import { listOutbox, resendMessages } from '../../../../modules/messages/outboxDesk.ts';
import { sendTestMessage } from '../../../../modules/messages/sendTestMessage.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { limitCalls } from '../../../../plugins/limitCalls.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';

/** Test messages of one member in a minute. */
const testsPerMember = 5;
const channelMessages = {
  email: 'Ce déploiement n’envoie pas d’e-mails : son exploitant doit le régler.',
  sms: 'Ce déploiement n’envoie pas de SMS : son exploitant doit le régler.',
} as const;

/** A message to the store's own contacts, to see that messages leave. */
const testRoutes: FastifyPluginAsyncTypebox = async (app) => {
  limitCalls(app, [{ max: testsPerMember, key: ({ staff }) => staff && `test ${staff.member.id}` }]);
  app.post(
    '/test',
    {
      config: { role: 'manager' },
      schema: { body: TestMessageWire, response: { 202: TestMessageSentWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { channel } = request.body;
      if (!app.canSend(channel)) throw new HttpError(409, channelMessages[channel]);
      const count = await inStore(request, (tx) => sendTestMessage(tx, actorOf(request), channel));
      return reply.code(202).send({ count });
    },
  );
};

/** Messages to customers and to the store, and whether they left. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
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

  await app.register(testRoutes);
};
