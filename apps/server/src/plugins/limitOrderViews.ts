import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitCalls, perAddress, perSession, type CallLimit } from './limitCalls.ts';
import { refInPath } from '../platform/http/refInPath.ts';

/** Views of one order per window: allows several open pages that poll every few seconds. */
export const viewsPerReference = 120;
/** Orders looked at by one session in a window. */
export const viewsPerSession = 60;
/** Orders looked at from one address in a window: many shoppers share one. */
export const viewsPerAddress = 600;

const longestKey = 40;

/** Limits of order views; `refOf` is the reference that a request names. */
export const orderViewLimits = (refOf: (request: FastifyRequest) => string): CallLimit[] => [
  {
    max: viewsPerReference,
    key: (request) => `${request.store.id} ${refOf(request).slice(0, longestKey)}`,
    isAlways: true,
  },
  perSession(viewsPerSession),
  perAddress(viewsPerAddress),
];

/**
 * Limits order views in a plugin whose paths name the order as `:ref`; its responses are not
 * cacheable.
 */
export function limitOrderViews(app: FastifyInstance): void {
  limitCalls(app, orderViewLimits(refInPath));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
