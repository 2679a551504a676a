import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderStatusWire } from '@teranga/contract';
import { Type } from 'typebox';
import { HttpError } from '../../../platform/http/problem.ts';
import { readOrder } from '../../../modules/orders/readOrder.ts';
import { readFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { limitLooks } from './limitLooks.ts';

/** An order's status, for anyone with its reference. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  limitLooks(app);

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
      if (!order) throw new HttpError(404, 'Commande introuvable.');
      return order;
    },
  );
};
