import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../testing/testApp.ts';
import { aBrowser, shownForms, shownOf } from './testing/formShop.ts';

const server = await testApp({ renderer: shownForms });
const { db } = server;
const options = (color: string, size: string) => [
  { name: 'Couleur', value: color, valueType: 'text' as const },
  { name: 'Taille', value: size, valueType: 'text' as const },
];
const products = [
  aProduct({ id: 'robe', quantity: 5 }),
  aProduct({
    id: 'boubou',
    variations: [
      aVariation({ sku: 'B-M', quantity: 2, options: options('Bleu', 'M') }),
      aVariation({ sku: 'B-S', quantity: 0, options: options('Bleu', 'S') }),
      aVariation({ sku: 'R-L', quantity: 2, options: options('Rouge', 'L') }),
      aVariation({ sku: 'R-M', isEnabled: false, options: options('Rouge', 'M') }),
    ],
  }),
];

beforeEach(async () => {
  await db.withStore('a', (tx) => upsertProducts(tx, products, new Date()));
  await db.withStore('b', (tx) => upsertProducts(tx, [aProduct({ id: 'ailleurs' })], new Date()));
});

const linesOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.cart()).items.map((item) => {
    const { productId, variationId, quantity } = item as Record<string, unknown>;
    return [productId, variationId, quantity];
  });

describe('POST /cart/add', () => {
  it('puts the product into the cart of a new session and leads to the cart', async () => {
    const browser = aBrowser(server);
    const answer = await browser.post('/cart/add', { productId: 'robe', variationId: '', quantity: 2 });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/cart');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await linesOf(browser)).toEqual([['robe', null, 2]]);
  });

  it('adds one where no quantity is named', async () => {
    const browser = aBrowser(server);
    await browser.post('/cart/add', { productId: 'robe' });
    expect(await linesOf(browser)).toEqual([['robe', null, 1]]);
  });

  it('finds the variation of the chosen options, whatever variation was shown', async () => {
    const browser = aBrowser(server);
    const chosen = { 'option.Couleur': 'Rouge', 'option.Taille': 'L' };
    await browser.post('/cart/add', { productId: 'boubou', variationId: 'B-M', quantity: 1, ...chosen });
    expect(await linesOf(browser)).toEqual([['boubou', 'R-L', 1]]);
  });

  it.each([
    [
      'does not exist',
      { 'option.Couleur': 'Bleu', 'option.Taille': 'L' },
      'Cette combinaison n’existe pas. Choisissez-en une autre.',
    ],
    ['lacks an option', { 'option.Couleur': 'Bleu' }, 'Choisissez une valeur pour «\u00a0Taille\u00a0».'],
    [
      'is sold out',
      { 'option.Couleur': 'Bleu', 'option.Taille': 'S' },
      '«\u00a0Bleu · S\u00a0» est en rupture. Choisissez une autre option.',
    ],
  ])('re-renders the product for a combination that %s, with what was chosen', async (_why, chosen, text) => {
    const browser = aBrowser(server);
    const fields = { productId: 'boubou', variationId: 'B-M', quantity: '1', ...chosen };
    const answer = await browser.post('/cart/add', fields);
    expect(answer.statusCode).toBe(422);
    expect(shownOf(answer)).toEqual({
      url: '/products/boubou?variation=B-M',
      posted: { addToCart: { values: fields, errors: { variationId: text }, message: text } },
    });
    expect(await linesOf(browser)).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a switched-off option',
      { productId: 'boubou', variationId: 'R-M' },
      'Cette option n’est plus disponible.',
    ],
    ['no option', { productId: 'boubou' }, 'Veuillez choisir une option de cet article.'],
    ['too many', { productId: 'robe', quantity: '6' }, 'Seulement 5 article(s) disponible(s)'],
  ])('refuses %s with the words of the API', async (_what, fields, message) => {
    const answer = await aBrowser(server).post('/cart/add', fields);
    expect(answer.statusCode).toBe(422);
    expect(shownOf(answer).posted?.addToCart?.message).toEqual(message);
  });

  it.each(['0', '-1', '1.5', 'beaucoup', '1e9', '100001'])('refuses a quantity of %s', async (quantity) => {
    const browser = aBrowser(server);
    const answer = await browser.post('/cart/add', { productId: 'robe', quantity });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(shownOf(answer).posted?.addToCart?.errors ?? {})).toEqual(['quantity']);
    expect(await linesOf(browser)).toEqual([]);
  });

  it.each(['ailleurs', 'inconnu', '<script>', 'x'.repeat(300)])(
    'refuses the product %s, which this store does not have',
    async (productId) => {
      const browser = aBrowser(server);
      const answer = await browser.post('/cart/add', { productId });
      expect([404, 422]).toContain(answer.statusCode);
      expect(await linesOf(browser)).toEqual([]);
    },
  );

  it('leads to the checkout of this product alone for «Acheter maintenant»', async () => {
    const browser = aBrowser(server);
    const chosen = { 'option.Couleur': 'Rouge', 'option.Taille': 'L' };
    const { headers } = await browser.post('/cart/add', {
      productId: 'boubou',
      quantity: 2,
      buyNow: 1,
      ...chosen,
    });
    expect(headers.location).toBe('/checkout?product=boubou&variation=R-L&quantity=2');
    expect(await linesOf(browser)).toEqual([]);
  });
});

/** A browser with two dresses in its cart. */
const filled = async () => {
  const browser = aBrowser(server);
  await browser.post('/cart/add', { productId: 'robe', quantity: 2 });
  return browser;
};

describe('A line of the cart', () => {
  it.each<[string, string, Record<string, string>, unknown[]]>([
    ['sets a quantity', '/cart/update', { quantity: '4' }, [['robe', null, 4]]],
    ['adds one to the quantity shown', '/cart/update', { quantity: '2', step: '1' }, [['robe', null, 3]]],
    ['takes one away', '/cart/update', { quantity: '2', step: '-1' }, [['robe', null, 1]]],
    ['goes at the quantity 0', '/cart/update', { quantity: '0' }, []],
    ['goes when it is removed', '/cart/remove', {}, []],
  ])('the cart line %s', async (_what, path, fields, lines) => {
    const browser = await filled();
    const answer = await browser.post(path, { productId: 'robe', variationId: '', ...fields });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/cart');
    expect(await linesOf(browser)).toEqual(lines);
  });

  it('stays as it is when there is not enough, and the cart says why', async () => {
    const browser = await filled();
    const answer = await browser.post('/cart/update', { productId: 'robe', quantity: 9 });
    expect(answer.statusCode).toBe(422);
    expect(shownOf(answer).url).toBe('/cart');
    expect(shownOf(answer).posted?.updateCart?.message).toBe('Seulement 5 article(s) disponible(s)');
    expect(await linesOf(browser)).toEqual([['robe', null, 2]]);
  });
});
