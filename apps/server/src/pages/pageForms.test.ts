import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { noncePlaceholder, PageForms } from './pageForms.ts';

/** A page as it is drawn at a moment, by calls that have names of their own. */
function drawnPage(call: string, at: number, price: string) {
  const query = { status: 'fulfilled', requestId: call, startedTimeStamp: at, fulfilledTimeStamp: at + 3 };
  const state = { api: { queries: { 'getProduct("robe")': query } }, clock: { now: at } };
  return {
    status: 200,
    html: `<h1>Robe</h1><p>${price}</p><script type="application/json">${JSON.stringify(state)}</script>`,
    isPrivate: false,
  };
}

describe('The tag of a page', () => {
  const forms = new PageForms();
  const tag = forms.tagOf(drawnPage('Xk3', 1_795_336_653_691, '12 500 FCFA'));

  it('stays the same when the page is drawn anew and nothing on it has changed', () => {
    expect(forms.tagOf(drawnPage('a-9_Q', 1_795_336_715_004, '12 500 FCFA'))).toBe(tag);
  });

  it('is another one for another price', () => {
    expect(forms.tagOf(drawnPage('Xk3', 1_795_336_653_691, '12 000 FCFA'))).not.toBe(tag);
  });
});

const texts = (answers: readonly Buffer[]) =>
  answers.map((answer) => brotliDecompressSync(answer).toString());

describe('A compressed page', () => {
  const html = `<script nonce="${noncePlaceholder}"></script>${'<p>Robe</p>'.repeat(500)}<i nonce="${noncePlaceholder}">`;
  const nonces = ['first', 'second', 'third!'].map((name) =>
    Buffer.from(name.padEnd(16, '.')).toString('base64'),
  );
  const expected = nonces.map((nonce) => html.replaceAll(noncePlaceholder, nonce));

  it('carries the nonce of its own answer, the first time and each time after', async () => {
    const forms = new PageForms();
    const page = { status: 200, html, isPrivate: false };
    const answers: Buffer[] = [];
    for (const nonce of nonces) answers.push(await forms.compressedFor(page, nonce));
    expect(texts(answers)).toEqual(expected);
  });

  it('is the same text when several are compressed at once', async () => {
    const forms = new PageForms();
    const answers = nonces.map((nonce) =>
      forms.compressedFor({ status: 200, html, isPrivate: false }, nonce),
    );
    expect(texts(await Promise.all(answers))).toEqual(expected);
  });
});
