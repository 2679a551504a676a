import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import type { RenderRequest } from '@teranga/core/pages/render';

const isPrivate = (url: string) => url.startsWith('/orders-status/');
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
const render = async ({ url }: Pick<RenderRequest, 'url'>) => ({
  status: url === '/nowhere' ? 404 : 200,
  html: `<!doctype html><title>${url}</title>${'<p>Robe d’été</p>'.repeat(200)}`,
  inline,
  isPrivate: isPrivate(url),
});
const { inject } = await testApp({ renderer: { build: 'test', designs: ['default'], isPrivate, render } });

const getPage = (encoding: string, more: object = {}, method: 'GET' | 'HEAD' = 'GET') =>
  inject('a', { method, url: '/requested', headers: { 'accept-encoding': encoding, ...more } });

/** Headers that hold for a page whichever way it is answered. */
const lasting = ({ etag, vary, ...headers }: Record<string, unknown>) => ({
  etag,
  vary,
  cache: headers['cache-control'],
  policy: headers['content-security-policy'],
});

/** The headers without those that differ for every response. */
const withoutOwn = (headers: object) => ({ ...headers, date: '', 'x-request-id': '' });

const readers = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };
const encodings = ['identity', 'gzip', 'br'] as const;

describe('The response with a page', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['brotli', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('to a request that accepts "%s" has the encoding %s', async (accepted, encoding) => {
    expect((await getPage(accepted)).headers['content-encoding']).toBe(encoding);
  });

  it.each(encodings)('in %s is the complete text', async (encoding) => {
    const { rawPayload } = await getPage(encoding);
    expect(readers[encoding](rawPayload).toString()).toBe((await render({ url: '/requested' })).html);
  });

  it.each(encodings)('in %s has the same bytes each time', async (encoding) => {
    const [first, second] = [await getPage(encoding), await getPage(encoding)];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it.each(encodings)('in %s has the same headers each time', async (encoding) => {
    const [first, second] = [await getPage(encoding), await getPage(encoding)];
    expect(withoutOwn(second.headers)).toEqual(withoutOwn(first.headers));
  });

  it.each(encodings)('in %s varies by encoding and data saver', async (encoding) => {
    expect((await getPage(encoding)).headers.vary).toBe('accept-encoding, save-data');
  });

  it.each(encodings)('to HEAD in %s has the headers of GET', async (encoding) => {
    const [get, head] = [await getPage(encoding), await getPage(encoding, {}, 'HEAD')];
    expect(withoutOwn(head.headers)).toEqual(withoutOwn(get.headers));
  });

  it('to HEAD has no text', async () => {
    expect((await getPage('br', {}, 'HEAD')).payload).toBe('');
  });

  it('to a browser that has the page is an empty 304', async () => {
    const { headers } = await getPage('br');
    const revalidated = await getPage('br', { 'if-none-match': String(headers.etag) });
    expect(revalidated.statusCode).toBe(304);
    expect(revalidated.payload).toBe('');
  });

  it.each(encodings)('304 in %s has the policy, tag and caching of 200', async (encoding) => {
    const { headers } = await getPage(encoding);
    const revalidated = await getPage(encoding, { 'if-none-match': String(headers.etag) });
    expect(lasting(revalidated.headers)).toEqual(lasting(headers));
  });

  it.each(['/policy', '/nowhere', '/orders-status/ABCD'])(
    'at %s allows the inline elements of its page by their hashes',
    async (url) => {
      const policy = String((await inject('a', url)).headers['content-security-policy']);
      expect(policy.split(';').filter((part) => /^(?:script|style)-src /.test(part))).toEqual([
        "script-src 'self' 'sha256-script'",
        "style-src 'self' 'sha256-style'",
      ]);
    },
  );
});
