import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { rewriteBody } from './rewrite.ts';

it.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
  [undefined, (text: string) => Buffer.from(text)],
])('a document compressed by %s is changed and recompressed', async (encoding, compress) => {
  const body = await rewriteBody(compress('<h1>Boutique</h1>'), encoding, (html) => html.replace('h1', 'h2'));
  expect(brotliDecompressSync(body).toString()).toBe('<h2>Boutique</h1>');
});
