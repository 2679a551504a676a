import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderStatusWire } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../../../http/problem.ts';
import { limitCalls, perAddress, perSession } from '../../../limits/limitCalls.ts';
import { readOrder } from '../../../orders/readOrder.ts';
import { readFailures } from '../failures.ts';
import { inStore } from '../inStore.ts';

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
  limitCalls(app, [
    { max: looksPerReference, key: (request) => `${request.store.id} ${refOf(request)}`, isAlways: true },
    perSession(looksPerSession),
    perAddress(looksPerAddress),
  ]);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
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
      const order = await inStore(request, (tx) => readOrder(tx, request.params.ref, new Date()));
      if (!order) throw new Problem(404, 'Commande introuvable.');
      return order;
    },
  );
};
