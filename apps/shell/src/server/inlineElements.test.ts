import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScript, inlineStyle, joinPieces } from './inlineElements.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

describe('joinPieces', () => {
  const { html, inline } = joinPieces([
    '<p>',
    inlineStyle('p{content:"é"}', { media: 'print' }),
    inlineScript('one()'),
    '</p>',
    inlineScript('two()'),
    inlineScript('one()'),
  ]);

  it('concatenates the pieces in order', () => {
    expect(html).toBe(
      '<p><style media="print">p{content:"é"}</style><script>one()</script></p><script>two()</script><script>one()</script>',
    );
  });

  it('collects the hash of each script once', () => {
    expect(inline.scripts).toEqual([hashOf('one()'), hashOf('two()')]);
  });

  it('hashes the text of a style as UTF-8, without its tags', () => {
    expect(inline.styles).toEqual([hashOf('p{content:"é"}')]);
  });
});
