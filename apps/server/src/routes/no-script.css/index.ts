import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { noScriptCookie } from '@teranga/core/pages/render';

/**
 * GET /no-script.css: nothing; says that the browser runs no scripts, as its next pages then need
 * not.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    reply
      // Not `httpOnly`: a script that runs after all deletes it.
      .setCookie(noScriptCookie, '1', { path: '/', sameSite: 'lax', secure: app.config.isProduction })
      .header('cache-control', 'private, no-store')
      .type('text/css; charset=utf-8')
      .send(''),
  );
};
