import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderStatusWire } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../../../http/problem.ts';
import { tooManyMessage } from '../../../limits/rateLimits.ts';
import { isInProcess } from '../../../pages/inProcess.ts';
import { readOrder } from '../../../orders/readOrder.ts';
import { readFailures } from '../failures.ts';
import { inStore } from '../inStore.ts';

const windowMs = 60_000;
/** Looks at one order in a window: a page that asks every few seconds, open several times. */
export const looksPerReference = 120;
/** Orders looked at by one session in a window. */
export const looksPerSession = 60;
/** Orders looked at from one address in a window: many shoppers share one. */
export const looksPerAddress = 600;

const longestKey = 40;

const refOf = (request: FastifyRequest) =>
  (request as FastifyRequest<{ Params: { ref: string } }>).params.ref.slice(0, longestKey);

/** An order, for whoever has its reference. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  const timeWindow = windowMs;
  const byReference = app.createRateLimit({
    max: looksPerReference,
    timeWindow,
    keyGenerator: (request) => `${request.store.id} ${refOf(request)}`,
  });
  const bySession = app.createRateLimit({
    max: looksPerSession,
    timeWindow,
    keyGenerator: (request) => `${request.store.id} ${request.visitor ?? ''}`,
  });
  const byAddress = app.createRateLimit({ max: looksPerAddress, timeWindow });

  function limitsOf(request: FastifyRequest) {
    // A page that we draw ourselves asks in the name of a visitor who was already counted.
    if (!app.config.hasRateLimits || isInProcess()) return [byReference];
    return request.visitor ? [byReference, bySession, byAddress] : [byReference, byAddress];
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    for (const limit of limitsOf(request)) {
      const state = await limit(request);
      if (state.isAllowed || !state.isExceeded) continue;
      reply.header('retry-after', String(state.ttlInSeconds));
      throw new Problem(429, tooManyMessage(state.ttlInSeconds));
    }
  });

  app.get(
    '/:ref',
    {
      schema: {
        params: Type.Object({ ref: Type.String() }),
        response: { 200: OrderStatusWire, ...readFailures },
      },
    },
    async (request) => {
      const order = await inStore(request, (tx) => readOrder(tx, request.params.ref));
      if (!order) throw new Problem(404, 'Commande introuvable.');
      return order;
    },
  );
};
