import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CartRestoredWire, PaymentLinkWire } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { HttpError } from '../../../platform/http/problem.ts';
import { limitCalls, perAddress, perSession } from '../../../plugins/limitCalls.ts';
import { readRef } from '../../../platform/references/orderRef.ts';
import { checkOrderPayment } from '../../../modules/payments/checkPayment.ts';
import { openPayment, type PaymentOutcome } from '../../../modules/payments/openPayment.ts';
import { restoreCart } from '../../../modules/payments/restoreCart.ts';
import { failures, writeFailures } from '../failures.ts';
import { visitorOf } from '../../../platform/http/visitorOf.ts';
import { paymentUrls } from './paymentUrls.ts';

/** Calls about one order per minute: each may query the payment provider. */
export const callsPerReference = 20;
/** Calls of one session, and of one address, in a minute. */
export const callsPerSession = 20;
export const callsPerAddress = 300;

const longestKey = 40;
const params = Type.Object({ ref: Type.String() });
const paramOf = (request: FastifyRequest) =>
  (request as FastifyRequest<{ Params: { ref: string } }>).params.ref;

const unknownOrder = () => new HttpError(404, 'Commande introuvable.');

/**
 * The stored form of the reference in the path; an invalid reference gets the same 404 as an
 * unknown one.
 */
function refOf(request: FastifyRequest): string {
  const ref = readRef(paramOf(request));
  if (ref === null) throw unknownOrder();
  return ref;
}

function refuseClosed({ order }: Extract<PaymentOutcome, { kind: 'closed' }>): never {
  const when = order.delivery_kind === 'pickup' ? 'au retrait' : 'à la livraison';
  if (order.payment_method !== 'paytech') throw new HttpError(409, `Cette commande se paie ${when}.`);
  if (order.payment_status === 'PAID') throw new HttpError(409, 'Cette commande est déjà payée.');
  throw new HttpError(409, 'Cette commande ne peut plus être payée en ligne.');
}

/**
 * Payment actions on one order: anyone with its reference may pay it, only its visitor may take its
 * articles back.
 */
export const paymentOfOrder: FastifyPluginAsyncTypebox = async (app) => {
  limitCalls(app, [
    {
      max: callsPerReference,
      key: (request) => `${request.store.id} ${paramOf(request).slice(0, longestKey)}`,
      isAlways: true,
    },
    perSession(callsPerSession),
    perAddress(callsPerAddress),
  ]);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/payment',
    { schema: { params, response: { 200: PaymentLinkWire, ...writeFailures } } },
    async (request) => {
      const [store, ref] = [request.store.id, refOf(request)];
      // Checks first, so that a payment settled meanwhile is not made again; if the provider does
      // not respond, the existing link is used.
      await checkOrderPayment(app.payments, store, ref, new Date());
      const outcome = await openPayment(app.payments, store, ref, paymentUrls(request));
      if (outcome.kind === 'unknown') throw unknownOrder();
      if (outcome.kind === 'closed') return refuseClosed(outcome);
      if (outcome.kind === 'link')
        return { success: true, data: { ref: request.params.ref, paymentUrl: outcome.url } };
      request.log.warn({ err: outcome.error }, 'a payment link could not be had');
      throw new HttpError(503, 'Le lien de paiement n’a pu être généré. Veuillez réessayer dans un instant.');
    },
  );

  app.post(
    '/cart',
    { schema: { params, response: { 200: CartRestoredWire, ...failures(403), ...writeFailures } } },
    (request) => restoreCart(app.payments, request.store.id, refOf(request), visitorOf(request), new Date()),
  );
};
