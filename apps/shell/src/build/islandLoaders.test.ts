import { expect, it } from 'vitest';
import { splitLoaders } from './islandLoaders.ts';

const index = `export const design = {
  theme: () => import('./theme.css'),
  pages: {
    home: () => import('./pages/HomePage.tsx'),
    orderConfirmation: () =>
      import('./pages/OrderConfirmationPage.tsx'),
  },
  parts: { Header: () => import('./parts/Header/index.ts'), Gallery: () => import('./parts/Gallery/index.ts') },
};`;

const isFirst = (kind: string, name: string) => (kind === 'pages' ? name === 'home' : name === 'Header');

it('leaves the loaders of a home in the index, and moves the others into a separate file', () => {
  const split = splitLoaders(index, isFirst);
  expect(split.later).toEqual([
    expect.objectContaining({ kind: 'pages', file: './pages/OrderConfirmationPage.tsx' }),
    expect.objectContaining({ kind: 'parts', file: './parts/Gallery/index.ts' }),
  ]);
  expect([...split.index.matchAll(/import\('([^']+)'\)/g)].map(([, file]) => file)).toEqual([
    './theme.css',
    './pages/HomePage.tsx',
    './later-loaders.ts',
    './parts/Header/index.ts',
    './later-loaders.ts',
  ]);
  expect(split.index).toContain('later.pages_orderConfirmation()');
});

it('does not change an index that references nothing else', () => {
  expect(splitLoaders(index, () => true)).toEqual({ index, later: [] });
});
