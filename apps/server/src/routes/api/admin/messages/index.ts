import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ContactMessagePageWire, ContactMessageQueryWire, defaultPage } from '@teranga/contract/admin';
import { listContactMessages } from '../../../../modules/messages/contactMessages.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures } from '../adminFailures.ts';
import { limitStaff } from '../limitStaff.ts';

/** What visitors wrote to the store. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  limitStaff(app);

  app.get(
    '/',
    {
      config: { role: 'manager', scope: 'messages:read' },
      schema: {
        querystring: ContactMessageQueryWire,
        response: { 200: ContactMessagePageWire, ...adminReadFailures },
      },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage } = request.query;
      const { items, next } = await inStore(request, (tx) => listContactMessages(tx, { cursor, size }));
      return {
        items: items.map(({ createdAt, ...item }) => ({ ...item, createdAt: createdAt.toISOString() })),
        next,
      };
    },
  );
};
