import path from 'node:path';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Problem } from '../../http/problem.ts';
import { paletteOf } from '../../pages/palettes.ts';
import { openPicture } from '../../pictures/openPicture.ts';
import { refuseWhenBusy, sendPicture } from '../../pictures/sendPicture.ts';
import { picturesFolder, resizedFolder } from '../../pictures/storeFolders.ts';
import { drawIcon, type Icon } from '../../social/drawIcon.ts';
import { drawingCachePolicy, KeptDrawings } from '../../social/keptDrawings.ts';

/** The icons there are, by their file's name: a browser's tab, an iPhone's, and those of an installed shop. */
const icons: Readonly<Record<string, Icon>> = {
  '32': { size: 32, purpose: 'any' },
  '180': { size: 180, purpose: 'maskable' },
  '192': { size: 192, purpose: 'any' },
  '512': { size: 512, purpose: 'any' },
  'maskable-512': { size: 512, purpose: 'maskable' },
};
const missingMessage = 'Icône introuvable.';

/** GET /icons/{name}.png: the store's icon. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const drawings = new KeptDrawings();
  const schema = { hide: true, params: Type.Object({ name: Type.String() }) };
  app.get('/:name.png', { schema, compress: false }, async (request, reply) => {
    const { store } = request;
    const icon = Object.hasOwn(icons, request.params.name) ? icons[request.params.name] : undefined;
    if (!icon) throw new Problem(404, missingMessage);
    const { dataDir } = app.config;
    const palette = paletteOf(app.palettes, store.design);
    const file = store.logo ?? store.defaultLogo;
    const logo = file === null ? null : await openPicture(path.join(picturesFolder(dataDir, store.id), file));
    await logo?.close();
    const shows = ['icon', icon, store.name, palette, logo?.path, logo?.version];
    const drawn = await drawings
      .open(resizedFolder(dataDir, store.id), '.png', shows, () =>
        drawIcon(icon, store.name, palette, logo?.path ?? null),
      )
      .catch((error: unknown) => {
        refuseWhenBusy(error, reply);
        throw error;
      });
    reply.header('cache-control', drawingCachePolicy);
    return sendPicture(request, reply, 'image/png', drawn);
  });
};
