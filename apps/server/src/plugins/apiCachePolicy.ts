import type { FastifyInstance } from 'fastify';

/**
 * API responses are `no-store` unless the route sets a policy, so that forgetting one is safe. All
 * depend on the accepted encodings, those that are too short to be compressed too.
 */
export function apiCachePolicy(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      reply.header('vary', 'accept-encoding');
    }
    done(null, payload);
  });
}
