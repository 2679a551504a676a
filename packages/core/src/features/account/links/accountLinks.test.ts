import { describe, expect, it } from 'vitest';
import { ownPath, returnPath, signInHref } from './accountLinks.ts';

/** Origin the browser resolves a path to, on a page of the shop. */
const goesTo = (path: string) => new URL(path, 'https://boutique.test/auth').origin;

describe('returnUrl', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/products?category=Mode&page=2#liste', '/products?category=Mode&page=2#liste'],
    ['/orders-status/TRG-1', '/orders-status/TRG-1'],
    ['/', '/'],
    ['/products/../cart', '/cart'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['/https:evil.example', '/https:evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/cart?next=//evil.example', '/cart?next=//evil.example'],
  ])('the returnUrl %j is a path of this site', (given, path) => {
    expect(ownPath(given)).toEqual(path);
    expect(goesTo(path)).toBe('https://boutique.test');
  });

  it.each([
    null,
    '',
    'cart',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'HTTPS://evil.example/cart',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\t\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/cart/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/%2E%2E//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '%6Aavascript:alert(1)',
    'boutique.test@evil.example',
    '//boutique.test@evil.example',
    '//site.invalid:8080/cart',
    '/auth',
    '/auth?returnUrl=/auth',
    '/auth#x',
    '/cart/../auth',
  ])('the returnUrl %j falls back to the profile', (given) => {
    const query = new URLSearchParams(given === null ? {} : { returnUrl: given });
    expect(returnPath(query)).toBe('/my-profile');
  });

  it('is decoded once: a doubly encoded value is not a path', () => {
    expect(returnPath(new URLSearchParams('returnUrl=%252F%252Fevil.example'))).toBe('/my-profile');
    expect(returnPath(new URLSearchParams('returnUrl=%2F%2Fevil.example'))).toBe('/my-profile');
    expect(returnPath(new URLSearchParams('returnUrl=/%09/evil.example'))).toBe('/my-profile');
    expect(returnPath(new URLSearchParams('returnUrl=%2Fcheckout%3Fproduct%3Drobe'))).toBe(
      '/checkout?product=robe',
    );
  });
});

describe('the way to sign-in', () => {
  it.each([
    [undefined, '/auth'],
    ['/my-profile', '/auth'],
    ['/my-orders', '/auth?returnUrl=%2Fmy-orders'],
    ['/products?page=2', '/auth?returnUrl=%2Fproducts%3Fpage%3D2'],
    ['/auth', '/auth'],
    ['//evil.example', '/auth'],
  ])('from %j is %j', (from, href) => {
    expect(signInHref(from)).toBe(href);
  });
});
