import path from 'node:path';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { paletteOf } from '../../pages/palettes.ts';
import { QueueFullError } from '../../pictures/jobQueue.ts';
import { openPicture } from '../../pictures/openPicture.ts';
import { mediaTypeOf } from '../../pictures/pictureName.ts';
import { picturesFolder, resizedFolder } from '../../pictures/storeFolders.ts';
import { readCardSource } from '../../social/cardSources.ts';
import { SocialCards } from '../../social/socialCards.ts';
import { inStore } from '../api/inStore.ts';

/** A network keeps what it fetched anyway; a price that changed is redrawn within the hour. */
const cachePolicy = 'public, max-age=3600, stale-while-revalidate=86400';
const missingMessage = 'Image introuvable.';
const busyMessage = 'Trop d’images sont demandées en même temps. Veuillez réessayer dans un instant.';

type Kind = 'store' | 'products' | 'services';

/** GET /social/…: the 1200×630 picture that link previews show of a page, in the store's colours. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const cards = new SocialCards();

  async function answer(request: FastifyRequest, reply: FastifyReply, kind: Kind, id = '') {
    const { store } = request;
    const source = await inStore(request, (tx) => readCardSource(tx, kind, id, new Date()));
    if (!source) throw new Problem(404, missingMessage);
    const { dataDir } = app.config;
    const { picture: name } = source;
    const picture =
      name !== null && mediaTypeOf(name)
        ? await openPicture(path.join(picturesFolder(dataDir, store.id), name))
        : null;
    await picture?.close();
    const card = {
      words: { storeName: store.name, title: source.title, line: source.line },
      palette: paletteOf(app.palettes, store.design),
      folder: resizedFolder(dataDir, store.id),
    };
    const drawn = await cards.open({ ...card, picture }).catch(async (error: unknown) => {
      if (error instanceof QueueFullError) {
        reply.header('retry-after', '5');
        throw new Problem(503, busyMessage);
      }
      // A picture that cannot be read leaves its card without one.
      request.log.warn({ err: error }, 'a card cannot show its picture');
      return cards.open({ ...card, picture: null });
    });
    const tag = `"${drawn.version}"`;
    reply.header('cache-control', cachePolicy).header('etag', tag);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match']?.includes(tag)) {
      await drawn.close();
      return reply.code(304).send();
    }
    return reply.type('image/jpeg').header('content-length', drawn.size).send(drawn.read());
  }

  const hidden = { schema: { hide: true }, compress: false as const };
  const named = { ...hidden, schema: { hide: true, params: Type.Object({ id: Type.String() }) } };
  app.get('/store.jpg', hidden, (request, reply) => answer(request, reply, 'store'));
  app.get('/products/:id.jpg', named, (request, reply) =>
    answer(request, reply, 'products', request.params.id),
  );
  app.get('/services/:id.jpg', named, (request, reply) =>
    answer(request, reply, 'services', request.params.id),
  );
};
