import type { FastifyInstance } from 'fastify';

/** API responses are `no-store` unless the route sets a policy, so that forgetting one is safe. */
export function apiCachePolicy(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
