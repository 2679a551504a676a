import { expect, it } from 'vitest';
import { pageAddress, withTracking } from './pageAddress.ts';

it.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products?', '/products'],
  ['/products?b=2&a=1', '/products?a=1&b=2'],
  ['/products?tag=b&tag=a', '/products?tag=b&tag=a'],
  ['/products?category=Bijoux%20%26%20Sacs', '/products?category=Bijoux+%26+Sacs'],
  ['/products?utm_source=x&gclid=y&search=utm_source', '/products?search=utm_source'],
  ['//evil.example/products', '//evil.example/products'],
  ['/a/../products', '/products'],
])('the server spells %s as %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

it.each([
  ['/products?category=Mode', '/products?category=mode', '/products?category=Mode'],
  [
    '/products?category=Mode',
    '/products?category=mode&utm_source=fb&gclid=1',
    '/products?category=Mode&utm_source=fb&gclid=1',
  ],
  ['/products', '/shop?utm_source=fb', '/products?utm_source=fb'],
])('a move to %s of %s keeps its tracking parameters: %s', (location, url, moved) => {
  expect(withTracking(location, url)).toBe(moved);
});
