import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { siteUrlOf } from '../../modules/stores/storeSettings.ts';

const cachePolicy = 'public, max-age=86400';
/**
 * Nothing to index there, and each request queries the database. Private pages declare noindex
 * themselves.
 */
const closed = ['/api/', '/csrf-token', '/dev/', '/gestion'];

/** GET /robots.txt: what search engines should not crawl, and the sitemap's address. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', cachePolicy);
    return [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${siteUrlOf(request.store, app.config)}/sitemap.xml`,
      '',
    ].join('\n');
  });
};
