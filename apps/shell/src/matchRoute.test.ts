import { pageNames } from '@teranga/core/pages/table';
import type { PageLoaders } from '@teranga/design-kit';
import { describe, expect, it } from 'vitest';
import { matchPage, matchRoute } from './matchRoute.ts';

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
    '/Products',
    '/products/%E0%A4%A',
    '/products/%00',
    `/products/${'a'.repeat(201)}`,
  ])('finds no page at %s', (path) => {
    expect(matchRoute(path).page).toBe('notFound');
  });

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
    pageNames.map((name) => [name, page]),
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
