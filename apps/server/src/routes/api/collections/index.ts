import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CollectionPageWire, CollectionWire, ProductQueryWire } from '@teranga/contract';
import { Type } from 'typebox';
import { bestCollections, topCollections } from '../../../modules/catalogue/readCollections.ts';
import { failures, readFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { readFor } from '../readFor.ts';
import { shareReplies } from '../sharedReplies.ts';

const collections = { schema: { response: { 200: Type.Array(CollectionWire), ...readFailures } } };
const collection = {
  schema: {
    params: Type.Object({ slug: Type.String() }),
    querystring: Type.Pick(ProductQueryWire, ['page']),
    response: { 200: CollectionPageWire, ...failures(422), ...readFailures },
  },
};

/** Collections and their themes. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.get('/', collections, (request) => readFor(request, 'getCollections'));
  app.get('/top', collections, (request) => inStore(request, topCollections));
  app.get('/best', collections, (request) => inStore(request, bestCollections));
  app.get('/themes', collections, (request) => readFor(request, 'getHomeCollections'));
  app.get('/themes/:slug', collection, (request) =>
    readFor(request, 'getCollection', { ...request.query, ...request.params }),
  );
};
