import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './isPublicAddress.ts';

describe('an address', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.167.255.255', '2606:4700:4700::1111', '2a00:1450::1'])(
    'the address %j is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'localhost',
    '',
  ])('the address %j is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
