import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CategorySectionWire, CategoryWire, NamedWire } from '@teranga/contract';
import { Type } from 'typebox';
import { readFailures } from '../failures.ts';
import { readFor } from '../readFor.ts';
import { shareReplies } from '../sharedReplies.ts';

const categories = { schema: { response: { 200: Type.Array(CategoryWire), ...readFailures } } };
const names = { schema: { response: { 200: Type.Array(NamedWire), ...readFailures } } };
const sections = { schema: { response: { 200: Type.Array(CategorySectionWire), ...readFailures } } };

/** Lists of categories, brands and tags. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.get('/', categories, (request) => readFor(request, 'getCategories'));
  app.get('/popular', categories, (request) => readFor(request, 'getPopularCategories'));
  app.get('/randoms', sections, (request) => readFor(request, 'getCategorySections'));
  app.get('/brands', names, (request) => readFor(request, 'getBrands'));
  app.get('/all-tags', names, (request) => readFor(request, 'getTags'));
  app.get('/popular-tags', names, (request) => readFor(request, 'getPopularTags'));
};
