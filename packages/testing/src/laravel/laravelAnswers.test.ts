import { expect, it } from 'vitest';
import { aProductWithVariations, aPriceRule } from '../products.ts';
import { aWorld } from '../world.ts';
import { laravelAnswers } from './laravelAnswers.ts';
import { objectIdOf } from './laravelBody.ts';

const origin = 'http://boutique.test';
const dress = objectIdOf('robe-wax');

function backEnd() {
  const world = aWorld({ products: [aProductWithVariations({ multiPricing: [aPriceRule()] })] });
  const answers = laravelAnswers(world);
  const sendRequest = (path: string, init: RequestInit = {}) => answers(new Request(origin + path, init));
  const add = (headers: Record<string, string>) =>
    sendRequest('/api/cart/add', {
      method: 'POST',
      headers,
      body: JSON.stringify({ productId: dress, variationId: 'robe-bleu-m', quantity: 2 }),
    });
  return { world, sendRequest, add };
}

it('The Laravel back end writes ids, numbers, flags and dates as Laravel over MongoDB does', async () => {
  const answer = await backEnd().sendRequest(`/api/products/${dress}`);
  expect(await answer.json()).toMatchObject({
    _id: { $oid: dress },
    sellingPrice: '22000',
    hasVariations: 1,
    multiPricing: [{ startDate: '2026-01-01 00:00:00', amount: '-20', percentage: 1 }],
  });
});

it('The Laravel back end pages a list by its own paginator', async () => {
  const answer = await backEnd().sendRequest('/api/products?facets=true');
  const body = (await answer.json()) as object;
  expect(body).toMatchObject({ current_page: 1, last_page: 1, per_page: 20, total: 1, next_page_url: null });
  expect(Object.keys(body)).not.toContain('facets');
});

it('The Laravel back end takes no change without the token of its session, and says so by a page', async () => {
  const { world, sendRequest, add } = backEnd();
  const token = await sendRequest('/csrf-token');
  expect(await token.json()).toEqual({ csrf_token: world.csrfToken });
  const cookie = token.headers.get('set-cookie') ?? '';
  const refused = [
    await add({ 'x-csrf-token': world.csrfToken }),
    await add({ 'x-csrf-token': 'jeton-0', cookie }),
  ];
  expect(refused.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [419, 'text/html; charset=UTF-8'],
    [419, 'text/html; charset=UTF-8'],
  ]);
  const taken = await add({ 'x-csrf-token': world.csrfToken, cookie });
  expect(await taken.json()).toMatchObject({
    items: [{ productId: { $oid: dress }, quantity: '2' }],
    subtotal: '44000',
  });
});

it('The Laravel back end reports a missing product as the contract does', async () => {
  const answer = await backEnd().sendRequest('/api/products/nulle-part');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'Produit introuvable.' });
});
