import type { PageLoaders } from '@teranga/design-kit';
import { describe, expect, it } from 'vitest';
import { matchPage, matchRoute, redirectOf } from './matchRoute.ts';
import { routes } from './routes.ts';

describe('matchRoute', () => {
  it.each([
    ['/', 'home', {}],
    ['/products', 'products', {}],
    ['/products/robe-wax-ndeye', 'product', { productId: 'robe-wax-ndeye' }],
    ['/products/caf%C3%A9-touba', 'product', { productId: 'café-touba' }],
    ['/products/a%2Fb', 'product', { productId: 'a/b' }],
    ['/services/visa-schengen', 'service', { serviceId: 'visa-schengen' }],
    ['/demande-devis', 'quote', { serviceId: '' }],
    ['/demande-devis/visa-schengen', 'quote', { serviceId: 'visa-schengen' }],
    ['/cart', 'cart', {}],
    ['/checkout', 'checkout', {}],
    ['/order-confirmation', 'orderConfirmation', {}],
    ['/orders-status/ABCD-EFGH', 'orderTracking', { orderRef: 'ABCD-EFGH' }],
    ['/orders-status', 'orderTracking', { orderRef: '' }],
  ])('reads %s as %s', (path, page, params) => {
    expect(matchRoute(path)).toMatchObject({ page, params });
  });

  it.each([
    '/nulle-part',
    '/products/a/b',
    '/products/',
    '//',
    '/Products',
    '/products/%E0%A4%A',
    '/products/%00',
    `/products/${'a'.repeat(201)}`,
  ])('finds no page at %s', (path) => {
    expect(matchRoute(path).page).toBe('notFound');
  });

  it.each(['/contacts', '/demande-devis', '/auth', '/checkout'])(
    'says what the form of %s needs without JavaScript',
    (path) => {
      const { text = '', byPhone = '', byAnyWay = '' } = matchRoute(path).withoutScript ?? {};
      expect(text).toMatch(/^Pour .* activez JavaScript .*\.$/);
      expect(`${byPhone}${byAnyWay}`).toMatch(/^Vous pouvez aussi nous appeler/);
    },
  );

  it('says which pages carry an order', () => {
    const privatePaths = ['/order-confirmation', '/orders-status/A', '/payment-success/A'];
    const publicPaths = [
      '/',
      '/orders-status',
      '/products',
      '/products/a',
      '/cart',
      '/checkout',
      '/nulle-part',
    ];
    expect(privatePaths.map((path) => matchRoute(path).isPrivate)).toEqual([true, true, true]);
    expect(publicPaths.map((path) => matchRoute(path).isPrivate)).toEqual(publicPaths.map(() => false));
  });
});

const page = () => Promise.resolve({ default: () => null });

describe('matchPage', () => {
  const { quote: _left, ...others } = Object.fromEntries(
    routes.map((route) => [route.page, page]),
  ) as unknown as Required<PageLoaders>;

  it.each([
    ['/services/visa', 'service'],
    ['/demande-devis', 'notFound'],
    ['/demande-devis/visa', 'notFound'],
    ['/cart', 'cart'],
  ])('gives %s of a design without quotes as %s', (path, name) => {
    expect(matchPage({ pages: others }, path).page).toBe(name);
  });
});

describe('redirectOf', () => {
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
    expect(redirectOf('/orders-status', search)).toBe(target);
  });

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
