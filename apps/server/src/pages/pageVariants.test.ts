import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nothingInline } from '../platform/http/contentSecurityPolicy.ts';
import { PageVariants } from './pageVariants.ts';

/** A page rendered at a given time, with a given request id. */
function renderedPage(call: string, at: number, price: string) {
  const query = { status: 'fulfilled', requestId: call, startedTimeStamp: at, fulfilledTimeStamp: at + 3 };
  const state = { api: { queries: { 'getProduct("robe")': query } }, clock: { now: at } };
  return {
    status: 200,
    html: `<h1>Robe</h1><p>${price}</p><script type="application/json">${JSON.stringify(state)}</script>`,
    inline: nothingInline,
    isPrivate: false,
  };
}

describe('The tag of a page', () => {
  const variants = new PageVariants();
  const tag = variants.tagOf(renderedPage('Xk3', 1_795_336_653_691, '12 500 FCFA'));

  it('stays the same when the page is rendered again without any change', () => {
    expect(variants.tagOf(renderedPage('a-9_Q', 1_795_336_715_004, '12 500 FCFA'))).toBe(tag);
  });

  it('is another one for another price', () => {
    expect(variants.tagOf(renderedPage('Xk3', 1_795_336_653_691, '12 000 FCFA'))).not.toBe(tag);
  });
});

describe('The compressed form of a page', () => {
  const variants = new PageVariants();
  const page = renderedPage('Xk3', 1_795_336_653_691, '12 500 FCFA');

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('in %s contains the complete page', async (encoding, read) => {
    expect(read(await variants.compressedOf(page, encoding)).toString()).toBe(page.html);
  });

  it.each(['br', 'gzip'] as const)('in %s is made once', async (encoding) => {
    const first = await variants.compressedOf(page, encoding);
    expect(await variants.compressedOf(page, encoding)).toBe(first);
  });
});
