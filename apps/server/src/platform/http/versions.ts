import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';

const missingMessage = 'Il manque l’en-tête If-Match : la version que vous avez lue.';
const unreadableMessage = 'L’en-tête If-Match n’est pas une version.';
const changedMessage = 'Quelqu’un a changé ceci entre-temps. Relisez, puis recommencez.';

const etagPattern = /^"(\d{1,9})"$/;

/** Sets the `ETag` of something that has a version. */
export const setVersion = (reply: FastifyReply, version: number): FastifyReply =>
  reply.header('etag', `"${version}"`);

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

/** Throws 412 when what is to be written has another version than the one that was seen. */
export function refuseOtherVersion(seen: number, current: number): void {
  if (seen !== current) throw new HttpError(412, changedMessage);
}
