import { expect, it } from 'vitest';
import { makeTestStore, testOrigin } from '../../testing/renderWithStore.tsx';
import { baseApi } from './baseApi.ts';
import type { ApiRequest } from './baseQuery.ts';
import { readForPage } from './readForPage.ts';

const { probe } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, ApiRequest>({ query: (request) => request }),
  }),
}).endpoints;

it.each([
  ['/products/:id', { id: 'robe d’été/é' }, '/api/products/robe%20d%E2%80%99%C3%A9t%C3%A9%2F%C3%A9'],
  ['/products', { search: 'a b&c', facets: 'true' }, '/api/products?search=a+b%26c&facets=true'],
  ['/themes/:slug', { slug: 'fêtes', page: '2' }, '/api/themes/f%C3%AAtes?page=2'],
  ['/store', {}, '/api/store'],
])('A call to %s sends its parameters %j', async (url, params, path) => {
  const sent: string[] = [];
  const fetch = (request: Request) => {
    sent.push(request.url);
    return Promise.resolve(Response.json({}));
  };
  await makeTestStore({ fetch }).dispatch(probe.initiate({ url, params }));
  expect(sent).toEqual([`${testOrigin}${path}`]);
});

it('A page on the server reads by name and parameters, without a request', async () => {
  const requested: unknown[] = [];
  const read = async (name: string, params: object) => {
    requested.push([name, params]);
    return { status: 404, body: '{"message":"Introuvable ici"}' };
  };
  const store = makeTestStore({ read: readForPage(read) });
  const answer = await store.dispatch(probe.initiate({ url: '/products/:id', params: { id: 'robe' } }));
  expect(requested).toEqual([['probe', { id: 'robe' }]]);
  expect(answer.error).toEqual({ status: 404, message: 'Introuvable ici' });
});
