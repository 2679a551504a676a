import { expect, it } from 'vitest';
import { definitionOf, indexablePaths, pageNames, unsavedPaths } from './index.ts';

it.each(['/', '/products', '/contacts'])('The sitemap lists the indexable page %s', (path) => {
  expect(indexablePaths()).toContain(path);
});

it('The sitemap lists a form whose parameter may be missing', () => {
  expect(indexablePaths()).toContain('/demande-devis');
});

it.each(['/products/:productId', '/theme/:slug', '/services/:serviceId'])(
  'The sitemap lists no path with parameters, such as %s',
  (path) => {
    expect(indexablePaths()).not.toContain(path);
  },
);

it.each(['/cart', '/privacy-policy'])('The sitemap omits %s, which is not to be indexed', (path) => {
  expect(indexablePaths()).not.toContain(path);
});

it.each(['/cart', '/wishlist', '/checkout', '/auth', '/my-profile', '/my-orders'])(
  'No browser saves the private page %s',
  (path) => {
    expect(unsavedPaths()).toContain(path);
  },
);

it.each(['/order-confirmation', '/orders-status', '/payment-success', '/payment-cancel'])(
  'No browser saves the page of an order below %s',
  (path) => {
    expect(unsavedPaths()).toContain(path);
  },
);

it.each(['/', '/products', '/contacts'])('Browsers save the public page %s', (path) => {
  expect(unsavedPaths()).not.toContain(path);
});

it('Search engines may index no private page', () => {
  const errors = pageNames.filter((name) => {
    const { cache, indexable } = definitionOf(name);
    return cache === 'private' && indexable;
  });
  expect(errors).toEqual([]);
});
