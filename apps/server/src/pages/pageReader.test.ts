import type { PageReadName, PageReadParams } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { fillStores } from '../routes/api/testing/fillStores.ts';
import { testApp } from '../testing/testApp.ts';
import { pageReader } from './pageReader.ts';
import { reads } from './reads.ts';

const design = 'lybalikou';
const { app, db, inject } = await testApp({
  answerTtlMs: 60_000,
  prepare: (server) => {
    server.post<{ Body: { name: PageReadName; params: PageReadParams } }>(
      '/read',
      { config: { isCsrfExempt: true } },
      ({ body, store }, reply) => pageReader(reply, { ...store, design }, null)(body.name, body.params),
    );
  },
});
await fillStores(db);
const products = (await inject('a', '/api/products')).json<{ data: { id: string }[] }>().data;
const id = products[0]?.id ?? '';
const collections = (await inject('a', '/api/collections')).json<{ slug: string }[]>();
const slug = collections[0]?.slug ?? '';

const readAs = async (store: 'a' | 'b', name: PageReadName, params: PageReadParams = {}) =>
  (await inject(store, { method: 'POST', url: '/read', payload: { name, params } })).json<{
    status: number;
    body: string;
  }>();

/** A call of the API, and the read that answers the same. */
const calls: [url: string, name: PageReadName, params: PageReadParams][] = [
  ['/api/products?facets=true', 'getProducts', { facets: 'true' }],
  ['/api/products?page=2&search=robe', 'getProducts', { page: '2', search: 'robe' }],
  ['/api/products?price_min=cher', 'getProducts', { price_min: 'cher' }],
  [`/api/products/${id}`, 'getProduct', { id }],
  ['/api/products/demain', 'getProduct', { id: 'demain' }],
  [`/api/products/${id}/related`, 'getRelatedProducts', { id }],
  ['/api/products/demain/related', 'getRelatedProducts', { id: 'demain' }],
  ['/api/products/new', 'getNewProducts', {}],
  ['/api/products/best-sales', 'getBestSellers', {}],
  [`/api/collections/themes/${slug}?page=1`, 'getCollection', { slug, page: '1' }],
  ['/api/collections/themes/demain', 'getCollection', { slug: 'demain' }],
  [`/api/collections/themes/${slug}?page=deux`, 'getCollection', { slug, page: 'deux' }],
  ['/api/store/legal', 'getLegalTexts', {}],
  ['/api/categories', 'getCategories', {}],
  ['/api/categories/popular', 'getPopularCategories', {}],
  ['/api/categories/brands', 'getBrands', {}],
  ['/api/categories/all-tags', 'getTags', {}],
  ['/api/categories/popular-tags', 'getPopularTags', {}],
  ['/api/collections', 'getCollections', {}],
  ['/api/collections/themes', 'getHomeCollections', {}],
];

describe('what a page reads', () => {
  it.each(calls)('is what the API answers to %s', async (url, name, params) => {
    const answer = await inject('a', url);
    expect(await readAs('a', name, params)).toEqual({ status: answer.statusCode, body: answer.body });
  });

  it('is of its own store', async () => {
    expect((await readAs('a', 'getProduct', { id })).status).toBe(200);
    expect((await readAs('b', 'getProduct', { id })).status).toBe(404);
  });

  it('is in the design of the page, which may be a preview', async () => {
    const { body } = await readAs('a', 'getStore');
    expect(JSON.parse(body)).toMatchObject({ store: { id: 'a', design } });
    expect((await inject('a', '/api/store')).json()).toMatchObject({ store: { design: 'default' } });
  });

  it('has services only in a design that shows them', async () => {
    expect((await readAs('a', 'getServices')).status).toBe(404);
  });

  it('is cached, and dropped with the responses of its store', async () => {
    const before = await readAs('a', 'getBrands');
    const key = 'getBrands {}';
    expect(app.responseCache.of('a', design, key)?.html).toBe(before.body);
    app.responseCache.drop('a');
    expect(app.responseCache.of('a', design, key)).toBe(null);
  });
});

it('every read has a schema for its answer', () => {
  expect(Object.values(reads).filter(({ response }) => !('type' in response))).toEqual([]);
});
