import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderStatusWire } from '@teranga/contract';
import { Type } from 'typebox';
import { readFailures } from '../failures.ts';
import { limitOrderViews } from '../../../plugins/limitOrderViews.ts';
import { readForVisitor } from '../readForVisitor.ts';

/** An order's status, for anyone with its reference. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  limitOrderViews(app);

  app.get(
    '/:ref',
    {
      schema: {
        params: Type.Object({ ref: Type.String() }),
        response: { 200: OrderStatusWire, ...readFailures },
      },
    },
    (request) => readForVisitor(request, 'getOrder', { ref: request.params.ref }),
  );
};
