import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { warnUnstored } from '../../platform/images/storeImage.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { refuseWhenBusy, sendImage } from '../../platform/images/sendImage.ts';
import type { Icon } from '../../modules/social/renderIcon.ts';
import { renderedImageCachePolicy, RenderedImageCache } from '../../modules/social/renderedImageCache.ts';
import { icons, openIcon } from '../../modules/social/storeIcon.ts';

const iconsByName = new Map<string, Icon>(Object.entries(icons));
const missingMessage = 'Icône introuvable.';

/** GET /icons/{name}.png: the store's icon. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const renderings = new RenderedImageCache(warnUnstored(app.log));
  const schema = { hide: true, params: Type.Object({ name: Type.String() }) };
  app.get('/:name.png', { schema, compress: false }, async (request, reply) => {
    const { store } = request;
    const icon = iconsByName.get(request.params.name);
    if (!icon) throw new HttpError(404, missingMessage);
    const rendered = await openIcon(app, renderings, store, icon).catch((error: unknown) => {
      refuseWhenBusy(error, reply);
      throw error;
    });
    reply.header('cache-control', renderedImageCachePolicy);
    return sendImage(request, reply, 'image/png', rendered);
  });
};
