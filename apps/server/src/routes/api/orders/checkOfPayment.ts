import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderStatusWire } from '@teranga/contract';
import { Type } from 'typebox';
import { readRef } from '../../../platform/references/orderRef.ts';
import { checkOrderPayment } from '../../../modules/payments/checkPayment.ts';
import { writeFailures } from '../failures.ts';
import { limitOrderViews } from '../../../plugins/limitOrderViews.ts';
import { readForVisitor } from '../readForVisitor.ts';

/** Checks an open payment with the provider, and returns the updated order. */
export const checkOfPayment: FastifyPluginAsyncTypebox = async (app) => {
  limitOrderViews(app);
  app.post(
    '/',
    {
      schema: {
        params: Type.Object({ ref: Type.String() }),
        response: { 200: OrderStatusWire, ...writeFailures },
      },
    },
    async (request) => {
      const { ref } = request.params;
      const stored = readRef(ref);
      if (stored !== null) await checkOrderPayment(app.payments, request.store.id, stored, new Date());
      return readForVisitor(request, 'getOrder', { ref });
    },
  );
};
