import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineSources, inlineText } from './contentSecurityPolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

it('The policy lists the hash of each inline script and style once', () => {
  const [one, two, style] = ['one()', 'two()', 'p{content:"é"}'].map(inlineText);
  const scripts = { first: one ?? null, repeated: one ?? null, second: two ?? null, absent: null };
  expect(inlineSources({ scripts, styles: { style: style ?? null } })).toEqual({
    scripts: [hashOf('one()'), hashOf('two()')],
    styles: [hashOf('p{content:"é"}')],
  });
});
