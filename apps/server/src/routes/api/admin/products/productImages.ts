import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { StaffProductWire } from '@teranga/contract/admin';
import { addImage } from '../../../../modules/catalogue/edit/galleryChanges.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { setVersion } from '../../../../platform/http/versions.ts';
import { adminWriteFailures } from '../adminFailures.ts';
import { acceptUploads, imagesAtOnce, maxImageBytes, readImage } from '../uploads.ts';
import { contextOf, params, readChanged, writes } from './productRoute.ts';

/** Images that are sent to a product. They change and go by its `gallery`. */
export const productImages: FastifyPluginAsyncTypebox = async (app) => {
  await acceptUploads(app, { fileSize: maxImageBytes, atOnce: imagesAtOnce });

  app.post(
    '/:id/images',
    {
      config: { ...writes, isVersioned: true, uploadFields: ['alt', 'label'] },
      schema: { params, response: { 201: StaffProductWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { id } = request.params;
      // Before its file is read: an unknown product takes none.
      await inStore(request, (tx) => readChanged(tx, id));
      const { fields, ...image } = await readImage(request);
      const context = contextOf(request, { version: null });
      const product = await inStore(request, async (tx) => {
        await addImage(tx, id, { ...image, alt: fields['alt'] ?? '' }, context);
        return readChanged(tx, id);
      });
      return setVersion(reply, product.version).code(201).send(product);
    },
  );
};
