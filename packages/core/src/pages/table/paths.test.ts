import { expect, it } from 'vitest';
import { definitionOf, indexablePaths, pageNames, unsavedPaths } from './index.ts';

it('The sitemap lists the indexable pages without parameters, and forms whose parameter may be missing', () => {
  expect(indexablePaths()).toEqual([
    '/',
    '/products',
    '/demande-devis',
    '/about',
    '/contacts',
    '/delivery-info',
    '/size-guide',
  ]);
});

it('No browser saves the pages of a cart, a wishlist, an order, an account, the checkout or the sign-in', () => {
  expect(unsavedPaths()).toEqual([
    '/cart',
    '/wishlist',
    '/checkout',
    '/auth',
    '/my-profile',
    '/my-orders',
    '/order-confirmation',
    '/orders-status',
    '/payment-success',
    '/payment-cancel',
  ]);
});

it('Search engines may index no private page', () => {
  const errors = pageNames.filter((name) => {
    const { cache, indexable } = definitionOf(name);
    return cache === 'private' && indexable;
  });
  expect(errors).toEqual([]);
});
