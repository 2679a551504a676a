import type { FastifyInstance } from 'fastify';

/** An answer of the API is nobody's to keep unless its route says otherwise: forgetting to say so must be safe. */
export function apiCachePolicy(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
