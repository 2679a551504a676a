import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AvailabilityRequestWire,
  AvailabilityWire,
  CartAddWire,
  CartRemoveWire,
  CartUpdateWire,
  CartWire,
} from '@teranga/contract';
import { addToCart, availability, removeFromCart, updateCart } from '../../../modules/cart/changeCart.ts';
import { readFailures, writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { visitorOf } from '../../../platform/http/visitorOf.ts';
import { readForVisitor } from '../readForVisitor.ts';

const answersCart = { 200: CartWire, ...writeFailures };

interface NamesProduct {
  productId: string;
  variationId?: string | null;
}
const keyOf = ({ productId, variationId }: NamesProduct) => ({ productId, sku: variationId ?? '' });

/** The visitor's cart. Every change returns the whole cart. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/', { schema: { response: { 200: CartWire, ...readFailures } } }, (request) =>
    readForVisitor(request, 'getCart'),
  );

  app.post('/add', { schema: { body: CartAddWire, response: answersCart } }, (request) => {
    const { body } = request;
    const { quantity, position } = body;
    const change = { ...keyOf(body), quantity, position };
    return inStore(request, (tx) => addToCart(tx, visitorOf(request), change, new Date()));
  });

  app.post('/update', { schema: { body: CartUpdateWire, response: answersCart } }, (request) => {
    const { body } = request;
    const change = { ...keyOf(body), quantity: body.quantity };
    return inStore(request, (tx) => updateCart(tx, visitorOf(request), change, new Date()));
  });

  app.post('/remove', { schema: { body: CartRemoveWire, response: answersCart } }, (request) =>
    inStore(request, (tx) => removeFromCart(tx, visitorOf(request), keyOf(request.body), new Date())),
  );

  app.post(
    '/availability',
    { schema: { body: AvailabilityRequestWire, response: { 200: AvailabilityWire, ...writeFailures } } },
    (request) => {
      const { body } = request;
      return inStore(request, (tx) =>
        availability(tx, { ...keyOf(body), quantity: body.quantity }, new Date()),
      );
    },
  );
};
