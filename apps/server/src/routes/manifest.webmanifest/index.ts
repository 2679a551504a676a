import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paletteOf } from '../../modules/designs/palettes.ts';
import { manifestIcon } from '../../platform/http/manifestIcon.ts';

const cachePolicy = 'public, max-age=3600, stale-while-revalidate=86400';
/** What fits under an icon, in characters. */
const longestShortName = 12;

/** GET /manifest.webmanifest: how the store looks once it is installed on a phone. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const { store } = request;
    const palette = paletteOf(app.palettes, store.design);
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', cachePolicy);
    return JSON.stringify({
      id: '/',
      name: store.name,
      short_name: store.name.length <= longestShortName ? store.name : store.name.split(/\s/)[0],
      lang: 'fr',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: palette.page,
      background_color: palette.page,
      icons: [
        manifestIcon('192', 192, 'any'),
        manifestIcon('512', 512, 'any'),
        manifestIcon('maskable-512', 512, 'maskable'),
      ],
    });
  });
};
