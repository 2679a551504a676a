import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { QueueFullError } from '../pictures/jobQueue.ts';
import type { OpenPicture } from '../pictures/openPicture.ts';

/** A network keeps what it fetched anyway; what changed is redrawn within the hour. */
const cachePolicy = 'public, max-age=3600, stale-while-revalidate=86400';
const busyMessage = 'Trop d’images sont demandées en même temps. Veuillez réessayer dans un instant.';

/** Answers with a drawing, or with nothing to who has it. */
export async function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  drawing: OpenPicture,
): Promise<FastifyReply> {
  const tag = `"${drawing.version}"`;
  reply.header('cache-control', cachePolicy).header('etag', tag);
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(tag)) {
    await drawing.close();
    return reply.code(304).send();
  }
  return reply.type(mediaType).header('content-length', drawing.size).send(drawing.read());
}

/** Refuses while the line of drawings is full; says nothing of other failures. */
export function refuseWhenBusy(error: unknown, reply: FastifyReply): void {
  if (!(error instanceof QueueFullError)) return;
  reply.header('retry-after', '5');
  throw new Problem(503, busyMessage);
}
