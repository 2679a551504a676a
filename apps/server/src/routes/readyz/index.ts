import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

/**
 * GET /readyz: 200 when the database responds and can store, and the server is not shutting down;
 * 503 otherwise.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/', { config: { isStoreless: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    try {
      await app.db.withoutStore((tx) => tx.query('select 1'));
      if (await app.db.canStore()) return { status: 'ready' };
      return reply.code(503).send({ status: 'no space' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'no database' });
    }
  });
};
