import { expect, it } from 'vitest';
import { definitionOf, indexablePaths, pageNames, unsavedPaths } from './index.ts';
import type { PageDefinition } from './definePage.ts';

/** The paths of the pages for which something holds. */
const pathsOf = (holds: (page: PageDefinition) => boolean) =>
  pageNames
    .map(definitionOf)
    .filter(holds)
    .flatMap(({ path }) => path ?? []);

it('The sitemap lists the indexable pages without parameters, and forms whose parameter may be missing', () => {
  const paths = pathsOf(({ indexable }) => indexable).filter((path) => !path.includes(':'));
  expect(indexablePaths().toSorted()).toEqual([...paths, '/demande-devis'].toSorted());
});

it.each(['/', '/products', '/contacts'])('The sitemap lists %s', (path) => {
  expect(indexablePaths()).toContain(path);
});

it.each(['/cart', '/privacy-policy', '/products/:productId'])('The sitemap omits %s', (path) => {
  expect(indexablePaths()).not.toContain(path);
});

it('No browser saves a private page, and each saves all public ones but those that are never saved', () => {
  const paths = pathsOf(({ cache, isNeverSaved = false }) => cache === 'private' || isNeverSaved);
  expect(unsavedPaths()).toEqual(paths.map((path) => path.split('/:')[0]));
});

it.each(['/cart', '/checkout', '/my-orders', '/order-confirmation', '/payment-success'])(
  'No browser saves %s',
  (path) => {
    expect(unsavedPaths()).toContain(path);
  },
);

it('Search engines may index no private page', () => {
  const errors = pageNames.filter((name) => {
    const { cache, indexable } = definitionOf(name);
    return cache === 'private' && indexable;
  });
  expect(errors).toEqual([]);
});
