import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { QueueFullError } from './jobQueue.ts';
import type { OpenImage } from './openImage.ts';

const busyMessage = 'Trop d’images sont demandées en même temps. Veuillez réessayer dans un instant.';
/** Seconds after which an image that could not be created may be requested again. */
const retryAfterSeconds = '2';

/** Responds with an image: its bytes, only its headers for HEAD, or 304 if the client has it. */
export async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  image: OpenImage,
): Promise<FastifyReply> {
  const tag = `"${image.version}"`;
  reply.header('etag', tag).header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(tag)) {
    await image.close();
    return reply.code(304).send();
  }
  reply.type(mediaType).header('content-length', image.size);
  if (request.method === 'HEAD') {
    await image.close();
    return reply.send();
  }
  return reply.send(image.read());
}

/** Refuses while the image queue is full; ignores other failures. */
export function refuseWhenBusy(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof QueueFullError)) return;
  reply.header('retry-after', retryAfterSeconds);
  throw new HttpError(503, busyMessage);
}
