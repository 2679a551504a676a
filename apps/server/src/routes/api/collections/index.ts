import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CollectionThemeWire, CollectionWire, ProductQueryWire } from '@teranga/contract';
import { Type } from 'typebox';
import { pageOf } from '../../../modules/catalogue/productFilter.ts';
import {
  bestCollections,
  listCollections,
  readTheme,
  topCollections,
} from '../../../modules/catalogue/readCollections.ts';
import { HttpError } from '../../../platform/http/problem.ts';
import { failures, readFailures } from '../failures.ts';
import { inStore } from '../inStore.ts';
import { shareReplies } from '../sharedReplies.ts';

const collections = { schema: { response: { 200: Type.Array(CollectionWire), ...readFailures } } };
const theme = {
  schema: {
    params: Type.Object({ slug: Type.String() }),
    querystring: Type.Pick(ProductQueryWire, ['page']),
    response: { 200: CollectionThemeWire, ...failures(422), ...readFailures },
  },
};

/** Collections and their themes. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.get('/', collections, (request) => inStore(request, listCollections));
  app.get('/top', collections, (request) => inStore(request, topCollections));
  app.get('/best', collections, (request) => inStore(request, bestCollections));
  app.get('/themes', collections, (request) => inStore(request, listCollections));
  app.get('/themes/:slug', theme, async (request) => {
    const { slug } = request.params;
    const answer = await inStore(request, (tx) => readTheme(tx, slug, pageOf(request.query), new Date()));
    if (!answer) throw new HttpError(404, 'Collection introuvable.');
    return answer;
  });
};
