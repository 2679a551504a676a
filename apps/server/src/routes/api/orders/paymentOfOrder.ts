import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CartRestoredWire, PaymentLinkWire } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { HttpError } from '../../../platform/http/httpError.ts';
import { limitCalls, perAddress, perSession } from '../../../plugins/limitCalls.ts';
import { readRef } from '../../../platform/references/orderRef.ts';
import { restoreCart } from '../../../modules/payments/restoreCart.ts';
import { failures, writeFailures } from '../failures.ts';
import { visitorOf } from '../../../platform/http/visitorOf.ts';
import {
  paymentCallsPerAddress,
  paymentCallsPerReference,
  paymentCallsPerSession,
} from '../../../modules/payments/callLimits.ts';
import { resumePayment } from '../../../modules/payments/resumePayment.ts';
import { refInPath } from '../../../platform/http/refInPath.ts';

const longestKey = 40;
const params = Type.Object({ ref: Type.String() });

const unknownOrder = () => new HttpError(404, 'Commande introuvable.');

/**
 * The stored form of the reference in the path; an invalid reference gets the same 404 as an
 * unknown one.
 */
function refOf(request: FastifyRequest): string {
  const ref = readRef(refInPath(request));
  if (ref === null) throw unknownOrder();
  return ref;
}

/**
 * Payment actions on one order: anyone with its reference may pay it, only its visitor may take its
 * products back.
 */
export const paymentOfOrder: FastifyPluginAsyncTypebox = async (app) => {
  limitCalls(app, [
    {
      max: paymentCallsPerReference,
      key: (request) => `${request.store.id} ${refInPath(request).slice(0, longestKey)}`,
      isAlways: true,
    },
    perSession(paymentCallsPerSession),
    perAddress(paymentCallsPerAddress),
  ]);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/payment',
    { schema: { params, response: { 200: PaymentLinkWire, ...writeFailures } } },
    async (request) => {
      const paymentUrl = await resumePayment(request, refOf(request));
      return { success: true, data: { ref: request.params.ref, paymentUrl } };
    },
  );

  app.post(
    '/cart',
    { schema: { params, response: { 200: CartRestoredWire, ...failures(403), ...writeFailures } } },
    (request) => restoreCart(app.payments, request.store.id, refOf(request), visitorOf(request), new Date()),
  );
};
