import path from 'node:path';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { warnUnstored } from '../../platform/images/storeImage.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { paletteOf } from '../../modules/designs/palettes.ts';
import { openImage } from '../../platform/images/openImage.ts';
import { mediaTypeOf } from '../../platform/images/imageName.ts';
import { refuseWhenBusy, sendImage } from '../../platform/images/sendImage.ts';
import { imagesFolder, resizedFolder } from '../../platform/images/storeFolders.ts';
import { readCardSource, type CardKind } from '../../modules/social/readCardSource.ts';
import { renderCard } from '../../modules/social/renderCard.ts';
import { renderedImageCachePolicy, RenderedImageCache } from '../../modules/social/renderedImageCache.ts';
import { inStore } from '../../platform/http/inStore.ts';

const missingMessage = 'Image introuvable.';

/** GET /social/…: the 1200×630 link preview image of a page, in the store's colours. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const renderings = new RenderedImageCache(warnUnstored(app.log));
  const { dataDir } = app.config;

  async function imageOf(storeId: string, name: string | null) {
    if (name === null || !mediaTypeOf(name)) return null;
    const image = await openImage(path.join(imagesFolder(dataDir, storeId), name));
    await image?.close();
    return image;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, kind: CardKind, id = '') {
    const { store } = request;
    const source = await inStore(request, (tx) => readCardSource(tx, kind, id, new Date()));
    if (!source) throw new HttpError(404, missingMessage);
    const words = { storeName: store.name, title: source.title, line: source.line };
    const palette = paletteOf(app.palettes, store.design);
    const folder = resizedFolder(dataDir, store.id);
    const open = (file: string | null, version: string | null) =>
      renderings.open(folder, '.jpg', [words, palette, file, version], () =>
        renderCard(words, palette, file),
      );
    const image = await imageOf(store.id, source.image);
    const rendered = await open(image?.path ?? null, image?.version ?? null).catch((error: unknown) => {
      refuseWhenBusy(error, reply);
      // If the image cannot be read, the card is rendered without it.
      request.log.warn({ err: error }, 'a card cannot show its image');
      return open(null, null);
    });
    reply.header('cache-control', renderedImageCachePolicy);
    return sendImage(request, reply, 'image/jpeg', rendered);
  }

  const hidden = { schema: { hide: true }, compress: false as const };
  const named = { ...hidden, schema: { hide: true, params: Type.Object({ id: Type.String() }) } };
  app.get('/store.jpg', hidden, (request, reply) => answer(request, reply, 'store'));
  for (const kind of ['products', 'services', 'theme'] as const)
    app.get(`/${kind}/:id.jpg`, named, (request, reply) => answer(request, reply, kind, request.params.id));
};
