import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/problem.ts';
import { QueueFullError } from './jobQueue.ts';
import type { OpenPicture } from './openPicture.ts';

const busyMessage = 'Trop d’images sont demandées en même temps. Veuillez réessayer dans un instant.';
/** When a picture that could not be made now may be asked for again. */
const retryAfterSeconds = '2';

/** Answers with a picture: its bytes, only its headers to HEAD, or nothing to who has it. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  picture: OpenPicture,
): Promise<FastifyReply> {
  const tag = `"${picture.version}"`;
  reply.header('etag', tag).header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(tag)) {
    await picture.close();
    return reply.code(304).send();
  }
  reply.type(mediaType).header('content-length', picture.size);
  if (request.method === 'HEAD') {
    await picture.close();
    return reply.send();
  }
  return reply.send(picture.read());
}

/** Refuses while the line of pictures to be made is full; says nothing of other failures. */
export function refuseWhenBusy(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof QueueFullError)) return;
  reply.header('retry-after', retryAfterSeconds);
  throw new HttpError(503, busyMessage);
}
