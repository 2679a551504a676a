import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isInternalRequest } from '../pages/internalRequest.ts';
import { refuseBeyond } from './refuseBeyond.ts';

const windowMs = 60_000;
/** Calls of one session in a window: a shopper in a hurry makes some dozens. */
export const callsPerSession = 600;
/** Calls and pages of one address in a window: thousands of shoppers stand behind one address of a carrier. */
export const callsPerAddress = 6_000;
/** Counters kept at once; the least used ones go first. */
const maxCounters = 20_000;

const dynamicPaths = /^\/(?!assets\/|cdn\/)/;

/**
 * Counts calls by session first, and by address generously. `RATE_LIMITS=off` lifts both, never those that a route sets
 * by contact, code or reference with `app.createRateLimit`.
 */
export async function rateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: maxCounters });
  if (!app.config.hasRateLimits) return;
  const bySession = app.createRateLimit({
    max: callsPerSession,
    timeWindow: windowMs,
    keyGenerator: (request) => `${request.store.id} ${request.visitor ?? ''}`,
  });
  const byAddress = app.createRateLimit({ max: callsPerAddress, timeWindow: windowMs });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isStoreless || isInternalRequest() || !dynamicPaths.test(request.url))
      return;
    await refuseBeyond(request, reply, request.visitor ? [bySession, byAddress] : [byAddress]);
  });
}
