import type { FastifyInstance } from 'fastify';

/** Lets a plugin's calls, and no others, send bodies of any type: they come as they were sent, as text. */
export function acceptRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
