import { describe, expect, it } from 'vitest';
import { orderRedirectOf, redirectOf } from './redirects.ts';

describe('orderRedirectOf', () => {
  it.each([
    ['?ref=2F7N-9K7E-41QX-8TRA', '/orders-status/2F7N-9K7E-41QX-8TRA'],
    ['?ref=+2f7n+9k7e+', '/orders-status/2f7n%209k7e'],
    ['?ref=a%2Fb', '/orders-status/a%2Fb'],
    ['?ref=..', null],
    ['?ref=', null],
    ['?ref=+', null],
    ['', null],
    [`?ref=${'A'.repeat(201)}`, null],
  ])('redirects from the form for an order’s reference with %s to %s', (search, target) => {
    expect(orderRedirectOf('/orders-status', search)).toBe(target);
  });
});

describe('redirectOf', () => {
  it.each([
    ['/shop', '', '/products'],
    ['/shop/', '?category=Robes', '/products?category=Robes'],
    ['/cart/', '', '/cart'],
    ['/products//', '?page=2', '/products?page=2'],
    ['//', '', '/'],
  ])('sends %s%s to %s', (path, search, target) => {
    expect(redirectOf(path, search)).toBe(target);
  });

  it.each(['/', '/products', '/nulle-part', '/nulle-part/', '//example.com/'])(
    'leaves %s where it is',
    (path) => {
      expect(redirectOf(path, '')).toBe(null);
    },
  );
});
