import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { warnUnstored } from '../../pictures/storePicture.ts';
import { HttpError } from '../../http/problem.ts';
import { openPicture } from '../../pictures/openPicture.ts';
import { formatFor } from '../../pictures/pictureFormat.ts';
import { isVector, mediaTypeOf } from '../../pictures/pictureName.ts';
import { isDataSaverOn } from '../../pictures/isDataSaverOn.ts';
import { sparingWidth, widthFor } from '../../pictures/pictureWidth.ts';
import { ResizedPictures } from '../../pictures/resizedPictures.ts';
import { refuseWhenBusy, sendPicture } from '../../pictures/sendPicture.ts';
import { picturesFolder, resizedFolder } from '../../pictures/storeFolders.ts';
import path from 'node:path';

const immutable = 'public, max-age=31536000, immutable';
/** The logo that pages ask for where a store chose none. */
const defaultLogo = 'logo-blue.png';
const sparingPolicy = 'private, max-age=86400';
/** A store may get a logo any day. */
const standInPolicy = 'public, max-age=300';
const missingMessage = 'Image introuvable.';
const widthMessage = 'La largeur demandée n’est pas valide.';
/** A drawing may hold scripts; opened by itself it runs none and reaches nothing. */
const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const schema = {
  hide: true,
  querystring: Type.Object({ w: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])) }),
};

/**
 * GET /cdn/{file}: a picture of the store, as it is or, with `?w=`, no wider than that and in the best format accepted. The default
 * logo, where the store has no such file, is its icon.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const resized = new ResizedPictures(warnUnstored(app.log));
  const { dataDir } = app.config;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema,
    compress: false,
    handler: async (request, reply) => {
      // No schema: TypeBox takes a property's name for a pattern, and a lone `*` is none.
      const name = (request.params as Record<'*', string>)['*'];
      const mediaType = mediaTypeOf(name);
      const isSparing = isDataSaverOn(request);
      const requested = request.query.w === undefined ? undefined : widthFor(String(request.query.w));
      const width = isSparing && requested ? sparingWidth(requested) : requested;
      if (!mediaType) throw new HttpError(404, missingMessage);
      if (width === null) throw new HttpError(400, widthMessage);
      const source = await openPicture(path.join(picturesFolder(dataDir, request.store.id), name));
      if (!source && name === defaultLogo)
        return reply.header('cache-control', standInPolicy).redirect('/icons/192.png');
      if (!source) throw new HttpError(404, missingMessage);
      reply.header('cache-control', immutable);
      if (isVector(mediaType)) reply.header('content-security-policy', vectorPolicy);
      if (width === undefined || isVector(mediaType)) return sendPicture(request, reply, mediaType, source);
      await source.close();
      const format = formatFor(request.headers.accept, isSparing);
      reply.header('vary', 'Accept, Save-Data');
      // For this visitor alone, and not for ever: the same address is a larger picture for others.
      if (isSparing) reply.header('cache-control', sparingPolicy);
      const folder = resizedFolder(dataDir, request.store.id);
      const picture = await resized
        .open({ source, folder, name, width, format })
        .catch((error: unknown) => refuse(error, request, reply));
      return sendPicture(request, reply, format.mediaType, picture);
    },
  });
};

/** A picture that cannot be read is as good as missing; the shop shows its neutral drawing. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): never {
  reply.removeHeader('vary');
  refuseWhenBusy(error, reply);
  request.log.warn({ err: error }, 'a picture cannot be resized');
  throw new HttpError(404, missingMessage);
}
