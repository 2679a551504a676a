import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { nothingInline, type RenderRequest } from '@teranga/core/pages/render';
import { testApp } from '../testing/testApp.ts';

/** Renders every page, so that whatever is not refused answers 200. */
const render = async ({ url }: RenderRequest) => ({
  status: 200,
  html: `<!doctype html><p>${url}</p>`,
  inline: nothingInline,
  isPrivate: false,
});
const { app } = await testApp({
  renderer: { build: 'x', designs: ['default'], isPrivate: () => false, render },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** The raw response to a request target, sent byte for byte. */
async function answerTo(target: string, method = 'GET') {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: a.localhost\r\nConnection: close\r\n\r\n`, 'latin1');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null;
  return {
    status: Number(head.split(' ')[1]),
    type: header('content-type'),
    location: header('location'),
    body,
  };
}

const html = 'text/html; charset=utf-8';

describe('A request target that begins like another host', () => {
  it.each([
    '//',
    '///',
    '//?',
    '//?search=robe',
    '//[',
    '//[::1',
    '//]',
    '//%',
    '//%2f',
    '//:',
    '//:80',
    '//:99999/products',
    '//@',
    '//@x.test',
    '//x.test',
    '//x.test/',
    '//x.test/products',
    '//x.test/products/',
    '//x.test/shop',
    '//x.test//',
    '///x.test/shop',
    '//products',
    '//products/',
    '//shop/',
    '//cart//',
    '//..',
    '//../shop',
    '//x.test/?apercu=fin',
    '/\\',
    '/\\\\',
    '/\\/',
    '/\\x.test',
    '/\\x.test/shop/',
    '/\\[',
    '\\\\x.test',
    '/.//x.test/shop/',
    '/..//x.test/shop/',
    '/%2e%2e//x.test/shop/',
    '/products/..//x.test/',
    '/a/../..//x.test/',
    '/./\\x.test/',
    '/%5c',
    '/%5C[',
    '/%5cx.test',
    '/%5c:99999',
    '/%5c%3a99999',
    '/%09//',
    '/%09%5c',
    '//\u00e9.test/',
    '*',
    'http://x.test/',
    'http://x.test/shop/',
    'http://a.localhost//x.test/',
    'https://[',
    'http:',
    'x',
    '?search=robe',
  ])('is refused with a page: %s', async (target) => {
    const { status, type, location } = await answerTo(target);
    expect([400, 404]).toContain(status);
    expect(type).toBe(html);
    expect(location).toBeNull();
  });
});

describe('A path that only looks odd', () => {
  it.each([
    '/%2f%2fx.test',
    '/products//',
    '/products/%5c',
    '/a//b',
    '/;//x.test',
    '/x.test',
    '/@x.test',
    '/%',
    '/[',
  ])('is passed on to the pages: %s', async (target) => {
    expect((await answerTo(target)).body).toContain('<!doctype html>');
  });
});

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

const pieces = [
  '\u00e9',
  '\u0000',
  '\t',
  'a'.repeat(600),
  ...'/ // \\ . .. % %2f %2e %5c %00 %ff ? & = # : @ [ ] ; | ^ ` { } < " * x.test http: shop products'.split(
    ' ',
  ),
  ...'apercu=fin api cdn assets dev'.split(' '),
];

describe('A target for programs', () => {
  it.each([
    ['OPTIONS', '*'],
    ['POST', '//x.test/api/cart/add'],
    ['DELETE', '/\\x.test'],
  ])('is refused as JSON: %s %s', async (method, target) => {
    const { status, type } = await answerTo(target, method);
    expect(status).toBe(404);
    expect(type).toBe('application/json; charset=utf-8');
  });

  it('has no body for HEAD', async () => {
    const { status, body } = await answerTo('//x.test/products', 'HEAD');
    expect(status).toBe(404);
    expect(body).toBe('');
  });
});

describe('A request target of random fragments', () => {
  const random = numbers(45);
  const below = (limit: number) => random.next().value % limit;
  const targets = Array.from({ length: isWhole ? 400 : 100 }, () => {
    const made = Array.from({ length: 1 + below(7) }, () => pieces[below(pieces.length)]).join('');
    return below(8) === 0 ? made : `/${made}`;
  });

  it('never returns a 5xx status and never redirects to another host', async () => {
    const wrong: unknown[] = [];
    for (const target of targets) {
      const { status, location } = await answerTo(target);
      const isAway = location !== null && new URL(location, 'http://a.localhost').host !== 'a.localhost';
      if (!(status < 500) || isAway) wrong.push({ target, status, location });
    }
    expect(wrong).toEqual([]);
  });
});
