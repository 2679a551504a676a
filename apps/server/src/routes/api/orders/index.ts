import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  OrderByKeyWire,
  OrderConflictWire,
  OrderPlacedWire,
  OrderRefusedWire,
  OrderRequestWire,
  OrderSummaryWire,
} from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Tx } from '../../../platform/db/database.ts';
import { readCart } from '../../../modules/cart/readCart.ts';
import { toErrorResponse } from '../../../platform/http/errorResponse.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { findOrderByKey } from '../../../modules/orders/findOrderByKey.ts';
import { readIdempotencyKey } from '../../../modules/orders/idempotency.ts';
import { OrderConflict, type OrderIntent } from '../../../modules/orders/orderIntent.ts';
import { readOrderForm, toOrderIntent } from '../../../modules/orders/readOrderIntent.ts';
import { CodeRequired } from '../../../modules/orders/refuseOrder.ts';
import { orderContext, requireCode } from '../../../modules/orders/orderContext.ts';
import { takeOrder } from '../../../modules/orders/takeOrder.ts';
import { senderOf } from '../../../platform/http/sender.ts';
import { withPaymentLink } from '../../../modules/payments/withPaymentLink.ts';
import { readStoreTerms } from '../../../modules/stores/readStore.ts';
import { refuseGuess } from '../../../modules/accounts/verifyCode.ts';
import { readCode } from '../../../modules/accounts/readCode.ts';
import { failures, guardFailures, readFailures, writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { readForVisitor } from '../readForVisitor.ts';
import { checkOfPayment } from './checkOfPayment.ts';
import { paymentOfOrder } from './paymentOfOrder.ts';
import { incompleteOrder } from '../../../platform/http/incompleteForm.ts';

/**
 * Reads a request for an order; refuses it with a text for every field that is wrong. The store's
 * zones decide whether an address is one.
 */
async function readIntent(
  tx: Tx,
  { body, validationError }: FastifyRequest<{ Body: OrderRequestWire }>,
): Promise<OrderIntent> {
  const { zones } = await readStoreTerms(tx);
  const read = await readOrderForm(body, zones);
  const schemaErrors = validationError && (toErrorResponse(validationError).errors ?? {});
  if (schemaErrors || 'errors' in read)
    throw new HttpError(422, incompleteOrder, {
      ...schemaErrors,
      ...('errors' in read ? read.errors : {}),
    });
  return toOrderIntent(read.form, body);
}

/** The code that came with an order; null without one. */
const readOtp = async (body: OrderRequestWire): Promise<string | null> =>
  body.otp ? readCode(body, 'signIn') : null;

/** Orders. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: { isGuarded: true },
      schema: { response: { 200: Type.Array(OrderSummaryWire), ...readFailures, ...guardFailures } },
    },
    (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readForVisitor(request, 'getMyOrders');
    },
  );

  app.get(
    '/attempt',
    { schema: { response: { 200: OrderByKeyWire, ...failures(422), ...readFailures } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const key = readIdempotencyKey(request, senderOf(request));
      return key === null ? { order: null } : inStore(request, (tx) => findOrderByKey(tx, key));
    },
  );

  app.post(
    '/',
    {
      // A request with an invalid token is refused: its customer expects the order in their
      // account.
      config: { refusesLostToken: true },
      // Validation errors are attached, so that the form's own messages can be merged with the
      // schema's.
      attachValidation: true,
      schema: {
        body: OrderRequestWire,
        response: {
          200: OrderPlacedWire,
          ...writeFailures,
          ...guardFailures,
          409: OrderConflictWire,
          422: OrderRefusedWire,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const key = readIdempotencyKey(request, senderOf(request));
      const context = orderContext(request);
      try {
        const answer = await inStore(request, async (tx) => {
          const intent = await readIntent(tx, request);
          const otp = await readOtp(request.body);
          return takeOrder(tx, request, { key, intent, otp, context });
        });
        if ('guess' in answer) return refuseGuess(answer.guess);
        return request.body.paymentMethod === 'paytech' ? await withPaymentLink(request, answer) : answer;
      } catch (error) {
        if (error instanceof CodeRequired) return reply.code(422).send(await requireCode(request, error));
        if (!(error instanceof OrderConflict)) throw error;
        const cart = await inStore(request, (tx) => readCart(tx, context.visitor, context.now));
        const { message, errors } = error;
        return reply.code(409).send({ message, ...(errors && { errors }), cart });
      }
    },
  );
  await app.register(paymentOfOrder, { prefix: '/:ref' });
  await app.register(checkOfPayment, { prefix: '/:ref/payment/check' });
};
