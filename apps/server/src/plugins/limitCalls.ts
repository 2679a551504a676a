import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../platform/limits/networkOf.ts';
import { refuseBeyond, type RateLimit } from '../platform/limits/refuseBeyond.ts';

/** Rate limit of a plugin's calls: `max` per window and value of `key`; null is not counted. */
export interface CallLimit {
  max: number;
  key: (request: FastifyRequest) => string | null;
  /** True: `RATE_LIMITS=off` does not lift it. */
  isAlways?: boolean;
}

const windowMs = 60_000;

/** Calls of one session, and of one address: `RATE_LIMITS=off` lifts both. */
export const perSession = (max: number): CallLimit => ({
  max,
  key: ({ visitor, store }) => visitor && `${store.id} ${visitor}`,
});
export const perAddress = (max: number): CallLimit => ({ max, key: ({ ip }) => networkOf(ip) });

/** The limits of a plugin's calls; of each request, those that count it. */
export function countCalls(
  app: FastifyInstance,
  limits: readonly CallLimit[],
): (request: FastifyRequest) => RateLimit[] {
  const counters = limits
    .filter(({ isAlways }) => isAlways ?? app.config.hasRateLimits)
    .map(({ max, key }) => ({
      key,
      count: app.createRateLimit({
        max,
        timeWindow: windowMs,
        keyGenerator: (request) => key(request) ?? '',
      }),
    }));
  return (request) => counters.filter(({ key }) => key(request) !== null).map(({ count }) => count);
}

/** Answers 429 to the calls of a plugin that go beyond a limit. */
export function limitCalls(app: FastifyInstance, limits: readonly CallLimit[]): void {
  const counters = countCalls(app, limits);
  app.addHook('onRequest', (request, reply) => refuseBeyond(request, reply, counters(request)));
}
