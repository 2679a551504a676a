import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { staffTokenOf } from '../../modules/staff/staffCookie.ts';
import { builtFolder } from '../../platform/config/builtFolder.ts';
import { consolePolicy } from '../../platform/http/contentSecurityPolicy.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { manifestIcon } from '../../platform/http/manifestIcon.ts';

const folder = path.join(builtFolder, 'console');
const notBuiltMessage = 'La page de gestion n’est pas construite : lancez « npm start ».';
/** A new build is noticed at the next visit; a file of it never changes. */
const revalidate = 'no-cache';
const themeColor = '#f6f6f4';
const hidden = { schema: { hide: true } } as const;

/** Data that the browser requests together with the code, not after it. */
const preloaded = (paths: readonly string[]): string =>
  paths.map((url) => `</api/admin/${url}>; rel=preload; as=fetch; crossorigin`).join(', ');
const firstScreens = ['/gestion', '/gestion/', '/gestion/aujourdhui'];

/** The console's document, with the sources of its inline script. */
async function readDocument(): Promise<{ html: Buffer; scripts: string[] } | null> {
  if (!existsSync(path.join(folder, 'index.html'))) return null;
  const [html, inline] = await Promise.all([
    readFile(path.join(folder, 'index.html')),
    readFile(path.join(folder, 'inline.json'), 'utf8'),
  ]);
  return { html, ...(JSON.parse(inline) as { scripts: string[] }) };
}

/** GET /gestion and below: the console, one document for every address of it. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const document = await readDocument();
  const policy = consolePolicy(document?.scripts ?? [], app.config);

  if (document) {
    await app.register(fastifyStatic, {
      root: path.join(folder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      dotfiles: 'ignore',
      decorateReply: false,
      // Without it a cache between would give brotli to who cannot read it.
      setHeaders: (response) => void response.header('vary', 'accept-encoding'),
    });
    const worker = await readFile(path.join(folder, 'sw.js'));
    app.get('/sw.js', hidden, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', revalidate)
        // The console's own address has no slash at its end.
        .header('service-worker-allowed', '/gestion')
        .send(worker),
    );
  }

  app.get('/manifest.webmanifest', hidden, async ({ store }, reply) => {
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', revalidate);
    return JSON.stringify({
      id: '/gestion',
      name: `Gestion · ${store.name}`,
      short_name: 'Gestion',
      lang: 'fr',
      dir: 'ltr',
      start_url: '/gestion',
      scope: '/gestion',
      display: 'standalone',
      theme_color: themeColor,
      background_color: themeColor,
      icons: [
        manifestIcon('192', 192, 'any'),
        manifestIcon('512', 512, 'any'),
        manifestIcon('maskable-512', 512, 'maskable'),
      ],
    });
  });

  for (const url of ['/', '/*'])
    app.get(url, hidden, async (request, reply) => {
      if (!document) throw new HttpError(503, notBuiltMessage);
      const isFirst = staffTokenOf(request) !== undefined && firstScreens.includes(request.url);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', revalidate)
        .header('link', preloaded(isFirst ? ['session', 'overview'] : ['session']))
        .header('content-security-policy', policy)
        .header('referrer-policy', 'same-origin')
        .header('x-robots-tag', 'noindex')
        .send(document.html);
    });
};
