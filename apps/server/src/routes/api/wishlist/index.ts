import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { WishlistParamsWire, WishlistWire } from '@teranga/contract';
import { addWishlistItem, removeWishlistItem } from '../../../modules/wishlist/wishlist.ts';
import { readFailures, writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { visitorOf } from '../../../platform/http/visitorOf.ts';
import { readForVisitor } from '../readForVisitor.ts';

const change = { schema: { params: WishlistParamsWire, response: { 200: WishlistWire, ...writeFailures } } };

/** A visitor's wishlist. Every change returns the whole list. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/', { schema: { response: { 200: WishlistWire, ...readFailures } } }, (request) =>
    readForVisitor(request, 'getWishlist'),
  );

  app.post('/:id', change, (request) =>
    inStore(request, (tx) => addWishlistItem(tx, visitorOf(request), request.params.id, new Date())),
  );

  app.delete('/:id', change, (request) =>
    inStore(request, (tx) => removeWishlistItem(tx, visitorOf(request), request.params.id, new Date())),
  );
};
