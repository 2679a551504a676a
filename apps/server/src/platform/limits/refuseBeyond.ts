import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { waitText } from './waitText.ts';

/** What `app.createRateLimit` gives. */
export type RateLimit = ReturnType<FastifyInstance['createRateLimit']>;

/** The message for too many requests. */
export const tooManyMessage = (seconds: number): string =>
  `Trop de requêtes. Veuillez réessayer dans ${waitText(seconds)}.`;

/**
 * Counts a request against each of these limits; beyond one of them it answers 429 with
 * `Retry-After`.
 */
export async function refuseBeyond(
  request: FastifyRequest,
  reply: FastifyReply,
  limits: readonly RateLimit[],
): Promise<void> {
  for (const limit of limits) {
    const state = await limit(request);
    if (state.isAllowed || !state.isExceeded) continue;
    reply.header('retry-after', String(state.ttlInSeconds));
    throw new HttpError(429, tooManyMessage(state.ttlInSeconds));
  }
}
