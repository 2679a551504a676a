import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

const cachePolicy = 'public, max-age=86400';

/** GET /favicon.ico: where browsers and robots look for an icon that no page named. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', cachePolicy).redirect('/icons/32.png'),
  );
};
