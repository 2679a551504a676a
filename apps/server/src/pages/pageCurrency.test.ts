import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { nothingInline, type RenderRequest } from '@teranga/core/pages/render';

const render = async ({ url, currency }: RenderRequest) => ({
  status: 200,
  html: `<p>${url} ${currency}</p>`,
  inline: nothingInline,
  isPrivate: false,
});
const renderer = { build: 'test', designs: ['default'], isPrivate: () => false, render };
const { inject } = await testApp({ renderer });

const getPage = (url: string, cookie?: string) =>
  inject('a', { url, headers: cookie === undefined ? {} : { cookie } });

it.each([
  ['currency=EUR', 'EUR'],
  ['currency=XOF', 'XOF'],
  ['currency=CHF', 'XOF'],
  ['currency=__proto__', 'XOF'],
  [undefined, 'XOF'],
])('a page is rendered for the cookie %s in %s', async (cookie, currency) => {
  expect((await getPage('/products', cookie)).payload).toBe(`<p>/products ${currency}</p>`);
});

it('no shared cache stores a page in a visitor’s currency; that of everybody else stays shared', async () => {
  const [own, shared] = [await getPage('/', 'currency=USD'), await getPage('/')];
  expect(own.headers['cache-control']).toBe('private, no-cache');
  expect(shared.headers['cache-control']).toMatch(/^public/);
  expect(own.headers['etag']).not.toBe(shared.headers['etag']);
});

it('a browser that comes back in another currency gets the page in it', async () => {
  const { headers } = await getPage('/');
  const inPounds = await inject('a', {
    url: '/',
    headers: { cookie: 'currency=GBP', 'if-none-match': String(headers['etag']) },
  });
  expect(inPounds.statusCode).toBe(200);
  expect(inPounds.payload).toBe('<p>/ GBP</p>');
});
