import { pageNames } from '@teranga/core/pages/table';
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

  it.each([
    '/cart',
    '/wishlist',
    '/checkout',
    '/my-profile',
    '/my-orders',
    '/order-confirmation',
    '/orders-status/A',
    '/payment-success/A',
    '/payment-cancel/A',
  ])('says that %s is private', (path) => {
    expect(matchRoute(path).isPrivate).toBe(true);
  });

  it.each(['/', '/orders-status', '/products', '/products/a', '/auth', '/contacts', '/nulle-part'])(
    'says that %s is public',
    (path) => {
      expect(matchRoute(path).isPrivate).toBe(false);
    },
  );
});

describe('matchPage', () => {
  const others = Object.fromEntries(
    pageNames.filter((name) => name !== 'quote').map((name) => [name, () => null]),
  );

  it.each([
    ['/services/visa', 'service'],
    ['/demande-devis', 'notFound'],
    ['/demande-devis/visa', 'notFound'],
    ['/cart', 'cart'],
  ])('gives %s of a design without quotes as %s', (path, name) => {
    expect(matchPage({ pages: others }, path).page).toBe(name);
  });
});
