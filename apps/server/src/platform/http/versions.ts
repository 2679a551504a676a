import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';

const missingMessage = 'Il manque l’en-tête If-Match : la version que vous avez lue.';
const unreadableMessage = 'L’en-tête If-Match n’est pas une version.';

const etagPattern = /^"(\d{1,9})"$/;

/** Sets the `ETag` of something that has a version. */
export function setVersion(reply: FastifyReply, version: number): FastifyReply {
  const { isVersioned, isConditional } = reply.request.routeOptions.config;
  // The API's document says of each route whether it answers one.
  if (!isVersioned && !isConditional) throw new Error('This route is not declared as versioned.');
  return reply.header('etag', `"${version}"`);
}

/**
 * The version that a write is conditional on. Throws 428 without `If-Match`, 400 for one that is no
 * single version: «*» would not say what was seen.
 */
export function readIfMatch({ headers, routeOptions }: FastifyRequest): number {
  // The API's document says of each route whether it needs the header.
  if (!routeOptions.config.isConditional) throw new Error('This route is not declared as conditional.');
  const header = headers['if-match'];
  if (header === undefined) throw new HttpError(428, missingMessage);
  const [, version] = etagPattern.exec(header) ?? [];
  if (version === undefined) throw new HttpError(400, unreadableMessage);
  return Number(version);
}
