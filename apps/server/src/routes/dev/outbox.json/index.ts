import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readOutbox } from '../../../modules/messages/readOutbox.ts';

/** GET /dev/outbox.json, outside production: what would have been sent, newest first. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  if (app.config.isProduction) return;
  app.get('/', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return readOutbox(app);
  });
};
