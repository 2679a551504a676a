import type { FastifyInstance } from 'fastify';

/** Lets a plugin's routes, and no others, accept bodies of any type, unparsed, as text. */
export function acceptRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
