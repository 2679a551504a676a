import { expect, it } from 'vitest';
import { cacheRuleOf } from './cacheRules.ts';

it.each([
  ['/assets/entry-abc.js', 'no-cors', 'code'],
  ['/cdn/robe.jpg?w=320', 'no-cors', 'images'],
  ['/api/store', 'cors', 'answers'],
  ['/api/products?page=2', 'cors', 'answers'],
  ['/api/products/robe/related', 'cors', 'answers'],
  ['/api/collections/themes/tabaski', 'cors', 'answers'],
  ['/', 'navigate', 'pages'],
  ['/products/robe', 'navigate', 'pages'],
  ['/cart', 'navigate', 'private pages'],
  ['/wishlist', 'navigate', 'private pages'],
  ['/checkout', 'navigate', 'private pages'],
  ['/orders-status/ABCD', 'navigate', 'private pages'],
  ['/order-confirmation', 'navigate', 'private pages'],
  ['/payment-success/ABCD', 'navigate', 'private pages'],
  ['/my-profile', 'navigate', 'private pages'],
  ['/auth', 'navigate', 'private pages'],
] as const)('The address %s requested by %s is cached by the rule %s', (path, mode, saved) => {
  expect(cacheRuleOf({ url: new URL(path, 'https://teranga.test'), method: 'GET', mode })).toBe(saved);
});

it.each([
  ['/products/robe', 'cors'],
  ['/api/cart', 'cors'],
  ['/api/wishlist', 'cors'],
  ['/api/orders', 'cors'],
  ['/api/auth/profile', 'cors'],
  ['/api/storefront', 'cors'],
  ['/csrf-token', 'cors'],
  ['/dev/outbox', 'navigate'],
] as const)('The address %s requested by %s is not cached', (path, mode) => {
  expect(cacheRuleOf({ url: new URL(path, 'https://teranga.test'), method: 'GET', mode })).toBe(null);
});

it('a request that changes something is never cached', () => {
  const url = new URL('https://teranga.test/api/products');
  expect(cacheRuleOf({ url, method: 'POST', mode: 'cors' })).toBe(null);
});
