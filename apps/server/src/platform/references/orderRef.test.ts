import { describe, expect, it } from 'vitest';
import { createRef, readRef, showRef } from './orderRef.ts';

describe('an order’s reference', () => {
  it('is sixteen unambiguous characters and unique', () => {
    const refs = Array.from({ length: 500 }, createRef);
    for (const ref of refs) expect(ref).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(new Set(refs).size).toBe(500);
    // Every letter of the alphabet occurs, so no bit is lost.
    expect(new Set(refs.join('')).size).toBe(32);
  });

  it('is shown in groups of four', () => {
    expect(showRef('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
  });

  it.each([
    ['0123-4567-89AB-CDEF', '0123456789ABCDEF'],
    ['0123 4567 89ab cdef', '0123456789ABCDEF'],
    ['oi23-4567-89ab-cdel', '0123456789ABCDE1'],
    ['', null],
    ['0123-4567-89AB-CDE', null],
    ['0123-4567-89AB-CDEFG', null],
    ['0123-4567-89AB-CDEU', null],
    ['0123-4567-89AB-CDE\u00e9', null],
    ['-'.repeat(1_000), null],
  ])('is read from %j as %j', (text, ref) => {
    expect(readRef(text)).toBe(ref);
  });
});
