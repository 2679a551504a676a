import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nothingInline } from '@teranga/core/pages/render';
import { PageVariants } from './pageVariants.ts';

const page = { status: 200, html: '<h1>Robe</h1>', inline: nothingInline, isPrivate: false };

const tagOf = (html: string, version: string, build = 'one') =>
  new PageVariants(build).tagOf({ ...page, html, version });

describe('The tag of a page', () => {
  const tag = tagOf('<h1>Robe</h1> 12:00', 'a');

  it('stays the same when the page is re-rendered without any change', () => {
    expect(tagOf('<h1>Robe</h1> 12:01', 'a')).toBe(tag);
  });

  it('is another one for another version, and for another build', () => {
    expect(tagOf('<h1>Robe</h1> 12:00', 'b')).not.toBe(tag);
    expect(tagOf('<h1>Robe</h1> 12:00', 'a', 'two')).not.toBe(tag);
  });
});

describe('The compressed form of a page', () => {
  const variants = new PageVariants();

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('in %s contains the complete page', async (encoding, read) => {
    expect(read(await variants.bytesOf(page, encoding)).toString()).toBe(page.html);
  });

  it.each(['br', 'gzip'] as const)('in %s is made once', async (encoding) => {
    const first = await variants.bytesOf(page, encoding);
    expect(await variants.bytesOf(page, encoding)).toBe(first);
  });
});
