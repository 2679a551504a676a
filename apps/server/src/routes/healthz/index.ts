import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

/** GET /healthz: the process answers. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', { config: { isStoreless: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
};
