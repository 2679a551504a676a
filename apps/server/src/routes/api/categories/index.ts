import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CategorySectionWire, CategoryWire, NamedWire } from '@teranga/contract';
import { Type } from 'typebox';
import {
  categorySections,
  listBrands,
  listCategories,
  listTags,
  popularCategories,
  popularTags,
} from '../../../modules/catalogue/readCategories.ts';
import { readFailures } from '../failures.ts';
import { inStore } from '../inStore.ts';
import { shareReplies } from '../sharedReplies.ts';

const categories = { schema: { response: { 200: Type.Array(CategoryWire), ...readFailures } } };
const names = { schema: { response: { 200: Type.Array(NamedWire), ...readFailures } } };
const sections = { schema: { response: { 200: Type.Array(CategorySectionWire), ...readFailures } } };

/** Lists of categories, brands and tags. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.get('/', categories, (request) => inStore(request, listCategories));
  app.get('/popular', categories, (request) => inStore(request, popularCategories));
  app.get('/randoms', sections, (request) => inStore(request, (tx) => categorySections(tx, new Date())));
  app.get('/brands', names, (request) => inStore(request, listBrands));
  app.get('/all-tags', names, (request) => inStore(request, listTags));
  app.get('/popular-tags', names, (request) => inStore(request, popularTags));
};
