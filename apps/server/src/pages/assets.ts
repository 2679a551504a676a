import path from 'node:path';
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The shell's files, compressed when they were built. Their names change with their bytes, so browsers keep them for ever. */
export async function assets(app: FastifyInstance, clientFolder: string): Promise<void> {
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
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  });
}
