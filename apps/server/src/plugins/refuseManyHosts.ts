import type { FastifyInstance } from 'fastify';
import { HttpError } from '../platform/http/httpError.ts';
import { unreadableMessage } from '../platform/http/errorResponse.ts';

/** RFC 9112, 3.2: a request with several `Host` headers is ambiguous, so it is refused. */
export function refuseManyHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    done(hosts.length > 1 ? new HttpError(400, unreadableMessage) : undefined);
  });
}
