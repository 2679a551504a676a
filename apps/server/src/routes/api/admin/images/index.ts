import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SavedImageWire } from '@teranga/contract/admin';
import { adminWriteFailures } from '../adminFailures.ts';
import { acceptUploads, imagesAtOnce, maxImageBytes, readImage } from '../uploads.ts';

/** The store's images. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  await acceptUploads(app, { fileSize: maxImageBytes, atOnce: imagesAtOnce });

  app.post(
    '/',
    {
      config: { role: 'manager', scope: 'catalogue:write', uploadFields: ['alt', 'label'] },
      schema: { response: { 201: SavedImageWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { name, color } = await readImage(request);
      return reply.code(201).send({ name, color });
    },
  );
};
