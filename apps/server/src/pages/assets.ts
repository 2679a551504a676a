import path from 'node:path';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The service worker has a fixed file name and is sent with `no-cache`, so that browsers notice a
 * new build.
 */
async function serviceWorker(app: FastifyInstance, clientFolder: string): Promise<void> {
  const file = path.join(clientFolder, 'sw.js');
  if (!existsSync(file)) return;
  const code = await readFile(file);
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code),
  );
}

/**
 * The shell's files, compressed at build time. Their names contain a content hash, so browsers
 * cache them as immutable.
 */
export async function assets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await serviceWorker(app, clientFolder);
  const root = path.join(clientFolder, 'assets');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
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
}
