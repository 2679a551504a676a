import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { refuseBeyond } from '../platform/limits/refuseBeyond.ts';

const windowMs = 60_000;
/** Calls of one session in a window: a shopper in a hurry makes some dozens. */
export const callsPerSession = 600;
/**
 * Calls and pages per address and window: thousands of shoppers share one address of a mobile
 * carrier.
 */
export const callsPerAddress = 6_000;
/** Maximum counters in memory; the least recently used are evicted first. */
const maxCounters = 20_000;

const dynamicPaths = /^\/(?!assets\/|cdn\/)/;

/**
 * Counts calls per session first, and generously per address. `RATE_LIMITS=off` lifts both, but
 * never the limits that a route sets per contact, code or reference with `app.createRateLimit`.
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
    if (request.routeOptions.config.isStoreless || !dynamicPaths.test(request.url)) return;
    await refuseBeyond(request, reply, request.visitor ? [bySession, byAddress] : [byAddress]);
  });
}
