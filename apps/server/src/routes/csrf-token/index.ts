import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CsrfTokenWire } from '@teranga/contract';

/**
 * GET /csrf-token: returns the CSRF token of the visitor's session, and creates a session if there
 * is none.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', { schema: { response: { 200: CsrfTokenWire } } }, async (request, reply) => {
    const session = request.session ?? app.sessions.create(request.store.id);
    reply.header('cache-control', 'no-store').setSessionCookie(session);
    return { csrfToken: session.csrfToken };
  });
};
