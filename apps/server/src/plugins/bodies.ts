import type { FastifyInstance } from 'fastify';

/** The largest body taken, in bytes: an order of a hundred lines is half of it. */
export const bodyLimitBytes = 100 * 1024;

/** Accepts only JSON; a call without a body may still declare JSON. */
export function acceptBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
