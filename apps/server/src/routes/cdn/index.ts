import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { warnUnstored } from '../../platform/images/storeImage.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { openImage } from '../../platform/images/openImage.ts';
import { formatFor } from '../../platform/images/imageFormat.ts';
import { isVector, mediaTypeOf } from '../../platform/images/imageName.ts';
import { isDataSaverOn } from '../../platform/images/isDataSaverOn.ts';
import { dataSaverWidth, widthFor } from '../../platform/images/imageWidth.ts';
import { ResizedImages } from '../../platform/images/resizedImages.ts';
import { refuseWhenBusy, sendImage } from '../../platform/images/sendImage.ts';
import { imagesFolder, resizedFolder } from '../../platform/images/storeFolders.ts';
import path from 'node:path';

const immutable = 'public, max-age=31536000, immutable';
/** The logo that pages request when a store has none. */
const defaultLogo = 'logo-blue.png';
const dataSaverPolicy = 'private, max-age=86400';
/** A store may get a logo any day. */
const standInPolicy = 'public, max-age=300';
const missingMessage = 'Image introuvable.';
const widthMessage = 'La largeur demandée n’est pas valide.';
/** An SVG may contain scripts; opened as a document it can neither run them nor load anything. */
const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const schema = {
  hide: true,
  querystring: Type.Object({ w: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])) }),
};

/**
 * GET /cdn/{file}: a store's image, the original or, with `?w=`, at most that wide and in the best
 * accepted format. A missing default logo redirects to the store's icon.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const resized = new ResizedImages(warnUnstored(app.log));
  const { dataDir } = app.config;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema,
    compress: false,
    handler: async (request, reply) => {
      // No schema: TypeBox treats a property's name as a pattern, and a lone `*` is not a valid
      // one.
      const name = (request.params as Record<'*', string>)['*'];
      const mediaType = mediaTypeOf(name);
      const savesData = isDataSaverOn(request);
      const requested = request.query.w === undefined ? undefined : widthFor(String(request.query.w));
      const width = savesData && requested ? dataSaverWidth(requested) : requested;
      if (!mediaType) throw new HttpError(404, missingMessage);
      if (width === null) throw new HttpError(400, widthMessage);
      const source = await openImage(path.join(imagesFolder(dataDir, request.store.id), name));
      if (!source && name === defaultLogo)
        return reply.header('cache-control', standInPolicy).redirect('/icons/192.png');
      if (!source) throw new HttpError(404, missingMessage);
      reply.header('cache-control', immutable);
      if (isVector(mediaType)) reply.header('content-security-policy', vectorPolicy);
      if (width === undefined || isVector(mediaType)) return sendImage(request, reply, mediaType, source);
      await source.close();
      const format = formatFor(request.headers.accept, savesData);
      reply.header('vary', 'Accept, Save-Data');
      // Private and short-lived: the same URL is a larger image for other visitors.
      if (savesData) reply.header('cache-control', dataSaverPolicy);
      const folder = resizedFolder(dataDir, request.store.id);
      const image = await resized
        .open({ source, folder, name, width, format })
        .catch((error: unknown) => refuse(error, request, reply));
      return sendImage(request, reply, format.mediaType, image);
    },
  });
};

/** An unreadable image is treated as missing; the store shows its placeholder. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): never {
  reply.removeHeader('vary');
  refuseWhenBusy(error, reply);
  request.log.warn({ err: error }, 'an image cannot be resized');
  throw new HttpError(404, missingMessage);
}
