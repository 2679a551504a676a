import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are misread and misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsPerLetter = 5;
const refBytes = 10;
const groupLength = 4;
const refPattern = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Generates an order reference in its stored form: 80 random bits. */
export function createRef(): string {
  let ref = '';
  let bits = 0;
  let accumulator = 0;
  for (const byte of randomBytes(refBytes)) {
    accumulator = (accumulator << 8) | byte;
    bits += 8;
    while (bits >= bitsPerLetter) {
      bits -= bitsPerLetter;
      ref += alphabet[(accumulator >> bits) & 31];
    }
    accumulator &= (1 << bits) - 1;
  }
  return ref;
}

/** A reference as it is shown and read aloud: four groups of four. */
export const showRef = (ref: string): string => ref.replace(/(.{4})(?=.)/g, '$1-');

/** What someone typed or read aloud, as it is stored; null when it can be no reference. */
export function readRef(text: string): string | null {
  if (text.length > refBytes * groupLength) return null;
  const ref = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return refPattern.test(ref) ? ref : null;
}
