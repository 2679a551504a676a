import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProductPageWire, ProductQueryWire, ProductWire } from '@teranga/contract';
import { Type } from 'typebox';
import { listProducts } from '../../../modules/catalogue/listProducts.ts';
import { noFilter, pageOf, searchOf } from '../../../modules/catalogue/productFilter.ts';
import { failures, readFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { readFor } from '../readFor.ts';
import { shareReplies } from '../sharedReplies.ts';
import { ProductListWire } from '../../../pages/reads.ts';

const params = Type.Object({ id: Type.String() });
const SearchQuery = Type.Pick(ProductQueryWire, ['page', 'search']);

/** The catalogue's products. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);

  app.get(
    '/',
    {
      schema: {
        querystring: ProductQueryWire,
        response: { 200: ProductPageWire, ...failures(422), ...readFailures },
      },
    },
    (request) => readFor(request, 'getProducts', request.query),
  );

  app.get(
    '/search',
    {
      schema: {
        querystring: SearchQuery,
        response: { 200: ProductPageWire, ...failures(422), ...readFailures },
      },
    },
    (request) => {
      const filter = { ...noFilter, search: searchOf(request.query), page: pageOf(request.query) };
      return inStore(request, (tx) => listProducts(tx, filter, new Date()));
    },
  );

  app.get('/new', { schema: { response: { 200: ProductListWire, ...readFailures } } }, (request) =>
    readFor(request, 'getNewProducts'),
  );

  app.get('/best-sales', { schema: { response: { 200: ProductListWire, ...readFailures } } }, (request) =>
    readFor(request, 'getBestSellers'),
  );

  app.get(
    '/:id',
    { schema: { params, response: { 200: ProductWire, ...failures(410), ...readFailures } } },
    (request) => readFor(request, 'getProduct', request.params),
  );

  app.get(
    '/:id/related',
    { schema: { params, response: { 200: ProductListWire, ...readFailures } } },
    (request) => readFor(request, 'getRelatedProducts', request.params),
  );
};
