import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProductPageWire, ProductQueryWire, ProductSummaryWire, ProductWire } from '@teranga/contract';
import { Type } from 'typebox';
import { listProducts } from '../../../modules/catalogue/listProducts.ts';
import {
  noFilter,
  pageOf,
  searchOf,
  toProductFilter,
  wantsFacets,
} from '../../../modules/catalogue/productFilter.ts';
import { isUnpublished, readProduct } from '../../../modules/catalogue/readProduct.ts';
import { bestSellers, newProducts, relatedProducts } from '../../../modules/catalogue/showcases.ts';
import { HttpError } from '../../../platform/http/problem.ts';
import { failures, readFailures } from '../failures.ts';
import { inStore } from '../inStore.ts';
import { shareReplies } from '../sharedReplies.ts';

const params = Type.Object({ id: Type.String() });
const SearchQuery = Type.Pick(ProductQueryWire, ['page', 'search']);
const ProductListWire = Type.Array(ProductSummaryWire);

const offSale = () => new HttpError(410, 'Cet article n’est plus en vente.');
const notFound = () => new HttpError(404, 'Product not found');

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
    (request) => {
      const withFacets = wantsFacets(request.query);
      return inStore(request, (tx) =>
        listProducts(tx, toProductFilter(request.query), new Date(), { withFacets }),
      );
    },
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
    inStore(request, (tx) => newProducts(tx, new Date())),
  );

  app.get('/best-sales', { schema: { response: { 200: ProductListWire, ...readFailures } } }, (request) =>
    inStore(request, (tx) => bestSellers(tx, new Date())),
  );

  app.get(
    '/:id',
    { schema: { params, response: { 200: ProductWire, ...failures(410), ...readFailures } } },
    (request) =>
      inStore(request, async (tx) => {
        const { id } = request.params;
        const product = await readProduct(tx, id, new Date());
        if (product) return product;
        throw (await isUnpublished(tx, id)) ? offSale() : notFound();
      }),
  );

  app.get(
    '/:id/related',
    { schema: { params, response: { 200: ProductListWire, ...readFailures } } },
    async (request) => {
      const products = await inStore(request, (tx) => relatedProducts(tx, request.params.id, new Date()));
      if (!products) throw notFound();
      return products;
    },
  );
};
