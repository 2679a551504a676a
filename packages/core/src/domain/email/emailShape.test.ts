import { describe, expect, it } from 'vitest';
import { emailShape } from './emailShape.ts';

describe('The shape of an e-mail address', () => {
  it.each([
    'fatou@example.sn',
    'Fatou.Sarr+ventes@Boutique-2.example.SN',
    "o'brien@example.com",
    '.!#$%&*/=?^_`{|}~-@a.io',
    'awa@xn--caf-dma.sn',
    `awa@${'a'.repeat(63)}.sn`,
  ])('accepts «%s»', (text) => {
    expect(emailShape.test(text)).toBe(true);
  });

  it.each([
    ['no host', 'fatou@'],
    ['a host without a dot', 'fatou@localhost'],
    ['a last label of one letter', 'fatou@example.s'],
    ['two @', 'fatou@sarr@example.sn'],
    ['a space', 'fatou sarr@example.sn'],
    ['a soft hyphen', 'fa\u00ADtou@example.sn'],
    ['a zero-width space', 'fa\u200Btou@example.sn'],
    ['a zero-width joiner in the host', 'fatou@exam\u200Dple.sn'],
    ['full-width letters', 'ｆatou@example.sn'],
    ['a full-width host', 'fatou@ｅxample.sn'],
    ['a quoted local part', '"fatou"@example.sn'],
    ['a comment', 'fatou(bonjour)@example.sn'],
    ['a comment in the host', 'fatou@example.sn(bonjour)'],
    ['a route', '<fatou@example.sn>'],
    ['two addresses', 'fatou@example.sn,awa@example.sn'],
    ['a dotted capital I', 'İda@example.sn'],
    ['a Kelvin sign', '\u212Aine@example.sn'],
    ['a final sigma', 'νίκος@example.sn'],
    ['an accent', 'fatou@café.sn'],
    ['a label that ends with a hyphen', 'fatou@example-.sn'],
    ['an empty label', 'fatou@example..sn'],
    ['a trailing dot', 'fatou@example.sn.'],
    ['a label of 64 letters', `fatou@${'a'.repeat(64)}.sn`],
    ['a line break at the end', 'fatou@example.sn\n'],
  ])('the shape refuses %s', (_what, text) => {
    expect(emailShape.test(text)).toBe(false);
  });
});
