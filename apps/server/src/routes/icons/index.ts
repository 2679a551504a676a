import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { warnUnstored } from '../../pictures/storePicture.ts';
import { Problem } from '../../http/problem.ts';
import { refuseWhenBusy, sendPicture } from '../../pictures/sendPicture.ts';
import type { Icon } from '../../social/drawIcon.ts';
import { drawingCachePolicy, KeptDrawings } from '../../social/keptDrawings.ts';
import { icons, openIcon } from '../../social/storeIcon.ts';

const iconsByName = new Map<string, Icon>(Object.entries(icons));
const missingMessage = 'Icône introuvable.';

/** GET /icons/{name}.png: the store's icon. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const drawings = new KeptDrawings(warnUnstored(app.log));
  const schema = { hide: true, params: Type.Object({ name: Type.String() }) };
  app.get('/:name.png', { schema, compress: false }, async (request, reply) => {
    const { store } = request;
    const icon = iconsByName.get(request.params.name);
    if (!icon) throw new Problem(404, missingMessage);
    const drawn = await openIcon(app, drawings, store, icon).catch((error: unknown) => {
      refuseWhenBusy(error, reply);
      throw error;
    });
    reply.header('cache-control', drawingCachePolicy);
    return sendPicture(request, reply, 'image/png', drawn);
  });
};
