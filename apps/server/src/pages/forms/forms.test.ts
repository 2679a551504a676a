import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { emptyDisk, fillDisk } from '../../testing/fullDisk.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { testApp } from '../../testing/testApp.ts';
import { makeToken } from './confirmation.ts';
import { aBrowser, hiddenOf, senders, shownForms } from './testing/formShop.ts';

const server = await testApp({ renderer: shownForms });
const { app, db } = server;
for (const store of ['a', 'b'])
  await db.withStore(store, (tx) => upsertProducts(tx, [aProduct({ id: 'robe', quantity: 99 })], new Date()));

afterEach(() => void vi.restoreAllMocks());

const product = { productId: 'robe', quantity: '1' };
const countOf = async (browser: ReturnType<typeof aBrowser>) => (await browser.cart()).items.length;

describe('A form from a page of the store', () => {
  it.each(Object.entries(senders))('is accepted from a %s browser', async (_age, sent) => {
    const browser = aBrowser(server, { sent });
    expect((await browser.post('/cart/add', product)).statusCode).toBe(303);
    expect(await countOf(browser)).toBe(1);
  });
});

it('A form that cannot be stored is re-rendered with 503 and Retry-After', async () => {
  const browser = aBrowser(server);
  await browser.post('/cart/add', product);
  await fillDisk(server);
  try {
    const answer = await browser.post('/cart/add', product);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
  } finally {
    await emptyDisk(server);
  }
});

function unavailable(): never {
  throw new HttpError(503, 'Le service est momentanément surchargé. Veuillez réessayer.');
}

describe('A form while no page can be rendered', () => {
  const typed = { firstName: 'Awa', lastName: 'N’Diaye', address: '12 "bis", rue <A>', orderKey: 'clé' };

  it.each(['/checkout?product=robe', '/contacts', '/demande-devis'])(
    'at %s is answered with 503 by a page that resends what was typed',
    async (url) => {
      vi.spyOn(shownForms, 'render').mockImplementation(unavailable);
      const answer = await aBrowser(server).post(url, typed);
      expect(answer.statusCode).toBe(503);
      const page = parseDocument(answer.payload);
      expect(page.querySelector('form[method=post]')?.getAttribute('action')).toBe(url);
      expect(hiddenOf(answer)).toEqual(typed);
      expect(textsOf(page, 'li')).toContain('Adresse : 12 "bis", rue <A>');
    },
  );

  it('of a browser that says nothing of its origin is confirmed already when it is resent', async () => {
    const browser = aBrowser(server, { sent: {} });
    vi.spyOn(shownForms, 'render').mockImplementation(unavailable);
    const answer = await browser.confirmed('/cart/add', { ...product, productId: 'nulle-part' });
    expect(answer.statusCode).toBe(503);
    vi.restoreAllMocks();
    expect((await browser.post('/cart/add', { ...hiddenOf(answer), ...product })).statusCode).toBe(303);
  });
});

describe('A form from another site', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://a.localhost' },
    { origin: 'https://evil.example' },
    { origin: 'http://b.localhost' },
    { origin: 'pas une adresse' },
    { referer: 'https://evil.example/a.localhost' },
  ])('is refused by a page with %j, and changes nothing', async (sent) => {
    const browser = aBrowser(server, { sent });
    const answer = await browser.post('/cart/add', product);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.payload).toContain('Cette demande vient d’un autre site.');
    expect(await countOf(browser)).toBe(0);
  });
});

describe('A browser that does not say where a form comes from', () => {
  const silent = { sent: {} };

  it.each<Record<string, string>>([{}, { origin: 'null' }])('confirms the request (%j)', async (sent) => {
    const browser = aBrowser(server, { sent });
    const confirmation = await browser.post('/cart/add', product);
    expect(confirmation.statusCode).toBe(200);
    expect(confirmation.headers['cache-control']).toBe('no-store');
    const page = parseDocument(confirmation.payload);
    expect(textsOf(page, 'button[type=submit]')).toEqual(['Confirmer']);
    expect(textsOf(page, 'li')).toEqual(['Article : robe', 'Quantité : 1']);
    expect(await countOf(browser)).toBe(0);
    const answer = await browser.post('/cart/add', hiddenOf(confirmation));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/cart');
    expect(await countOf(browser)).toBe(1);
  });

  it("gets the confirmation page again with another visitor's token", async () => {
    const other = hiddenOf(await aBrowser(server, silent).post('/cart/add', product));
    const browser = aBrowser(server, silent);
    await browser.post('/cart/add', product);
    const answer = await browser.post('/cart/add', other);
    expect(answer.statusCode).toBe(200);
    expect(await countOf(browser)).toBe(0);
  });

  it('gets the confirmation page again with the token of another form', async () => {
    const browser = aBrowser(server, silent);
    const confirmation = hiddenOf(await browser.post('/cart/remove', product));
    expect((await browser.post('/cart/add', confirmation)).statusCode).toBe(200);
    expect(await countOf(browser)).toBe(0);
  });

  it.each(['', '1', '99999999999999.x', '.', `${'9'.repeat(400)}.a`])(
    'gets the confirmation page again with the token «%s»',
    async (token) => {
      const browser = aBrowser(server, silent);
      await browser.post('/cart/add', product);
      expect((await browser.post('/cart/add', { ...product, _token: token })).statusCode).toBe(200);
      expect(await countOf(browser)).toBe(0);
    },
  );

  it('gets the confirmation page again once the token has expired', async () => {
    const browser = aBrowser(server, silent);
    await browser.post('/cart/add', product);
    const session = app.sessions.read('a', decodeURIComponent(browser.cookie.replace('session=', '')));
    const hourMs = 3_600_000;
    const token = session ? makeToken(session, '/cart/add', Date.now() - hourMs) : '';
    const answer = await browser.post('/cart/add', { ...product, _token: token });
    expect(answer.statusCode).toBe(200);
    expect(await countOf(browser)).toBe(0);
  });

  it('reads what it typed as text, never as HTML', async () => {
    const confirmation = await aBrowser(server, silent).post('/cart/add', {
      ...product,
      quantity: '"><script>',
    });
    const page = parseDocument(confirmation.payload);
    expect(textsOf(page, 'li')).toContain('Quantité : "><script>');
    expect(page.querySelector('script')).toBeNull();
  });
});

const post = (payload: string | Buffer, type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: '/cart/add',
    headers: { host: 'a.localhost', 'content-type': type, ...senders.modern },
    payload,
  });

describe('A body that is no form', () => {
  it.each<[string, string | Buffer, string | undefined, number]>([
    ['JSON', '{"productId":"robe"}', 'application/json', 415],
    ['of another type', 'x', 'multipart/form-data; boundary=x', 415],
    ['too large', `productId=${'x'.repeat(200_000)}`, undefined, 413],
    ['of too many fields', 'a=1&'.repeat(300), undefined, 413],
    ['empty', '', undefined, 422],
    ['badly encoded', 'productId=%E0%A4%A&quantity=%', undefined, 422],
    ['with a NUL byte', 'productId=%00', undefined, 422],
    ['of bytes', Buffer.from([0xff, 0xfe, 0x3d]), undefined, 422],
    ['with names of JavaScript', '__proto__=1&constructor=2&toString=3', undefined, 422],
  ])('is refused by a page when it is %s', async (_what, payload, type, status) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toEqual(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

it.each(['/cart/add', '/checkout', '/auth', '/my-profile', '/contacts', '/demande-devis', '/currency'])(
  'A POST to %s without a body or a type is no error of the server',
  async (url) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      headers: { host: 'a.localhost', ...senders.modern },
    });
    expect(statusCode).toBeLessThan(500);
  },
);

it('The address of a form that has no page leads to the page that has it', async () => {
  const { statusCode, headers } = await server.inject('a', '/cart/update');
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/cart');
});

it.each([
  ['http://a.localhost/wishlist?x=1', '/wishlist?x=1'],
  ['http://a.localhost//evil.example/', '/evil.example/'],
])('A form posted from %s may lead back to %s', async (referer, path) => {
  const { backOf } = await import('./backOf.ts');
  expect(backOf({ headers: { referer }, host: 'a.localhost' })).toBe(path);
});
