import { nothingInline, noScriptCookie, type RenderRequest } from '@teranga/core/pages/render';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

const render = async ({ url, isScriptless }: RenderRequest) => ({
  status: 200,
  html: `<p>${url} ${isScriptless ? 'without' : 'with'} code</p>`,
  inline: nothingInline,
  isPrivate: url === '/cart',
});
const isPrivate = (url: string) => url === '/cart';
const { inject } = await testApp({ renderer: { build: 'test', designs: ['default'], isPrivate, render } });

const cookie = `${noScriptCookie}=1`;

it('the style sheet for browsers without JavaScript sets a cookie, and no cache stores it', async () => {
  const answer = await inject('a', '/no-script.css');
  expect(answer.statusCode).toBe(200);
  expect(answer.payload).toBe('');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.cookies).toMatchObject([{ name: noScriptCookie, path: '/', sameSite: 'Lax' }]);
});

it.each(['/products', '/cart'])(
  'The page %s comes without code to a browser with the cookie alone',
  async (url) => {
    expect((await inject('a', { url, headers: { cookie } })).payload).toBe(`<p>${url} without code</p>`);
    expect((await inject('a', url)).payload).toBe(`<p>${url} with code</p>`);
  },
);

it('no shared cache stores a page without code', async () => {
  const [own, shared] = [await inject('a', { url: '/', headers: { cookie } }), await inject('a', '/')];
  expect(own.headers['cache-control']).toBe('private, no-cache');
  expect(shared.headers['cache-control']).toMatch(/^public/);
  expect(own.headers['etag']).not.toBe(shared.headers['etag']);
});
