import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPage } from './compressedPage.ts';

const text = Array.from(
  { length: 400 },
  (_, index) => `<p class="carte">Article nº ${index} à ${index * 250} FCFA</p>`,
).join('');

it.each([
  ['once', `<script nonce="%NONCE%">1</script>${text}`],
  [
    'many times',
    `<script nonce="%NONCE%">1</script>${text}<i nonce="%NONCE%"></i>${text}<i nonce="%NONCE%"></i>`,
  ],
  ['at the beginning', `%NONCE%${text}`],
  ['at the end', `${text}%NONCE%`],
  ['and nothing else', '%NONCE%'],
])('writes each nonce %s', async (_where, html) => {
  const page = await compressPage(html, '%NONCE%', 16);
  for (let response = 0; response < 5; response += 1) {
    const nonce = randomBytes(16).toString('base64');
    const sent = page?.withNonce(nonce) ?? Buffer.of();
    expect(brotliDecompressSync(sent).toString()).toBe(html.replaceAll('%NONCE%', nonce));
  }
});

it('is a fraction of the page', async () => {
  const html = `<script nonce="%NONCE%"></script>${text}`;
  const page = await compressPage(html, '%NONCE%', 16);
  expect((page?.withNonce('A'.repeat(24)).length ?? html.length) < html.length / 5).toBe(true);
});

it('has nothing to offer for a page without a nonce', async () => {
  expect(await compressPage(text, '%NONCE%', 16)).toBe(null);
});
