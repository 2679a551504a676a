import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { mediaTypeOf } from '../../../platform/images/imageName.ts';
import { imagesFolder } from '../../../platform/images/storeFolders.ts';

/** Whether the store of a request has an image of a name. */
export function imageCheck({
  server,
  store,
}: Pick<FastifyRequest, 'server' | 'store'>): (name: string) => boolean {
  const folder = imagesFolder(server.config.dataDir, store.id);
  return (name) => mediaTypeOf(name) !== null && existsSync(path.join(folder, name));
}
