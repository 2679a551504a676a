import { expect, it } from 'vitest';
import { pageAddress } from './pageAddress.ts';

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
])('spells %s as %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
