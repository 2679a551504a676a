import { describe, expect, it } from 'vitest';
import { heroSlides } from './heroSlides.ts';
import type { TileView } from './views.ts';

const tiles = (kind: string, count: number): TileView[] =>
  Array.from({ length: count }, (_, index) => {
    const name = `${kind}${index + 1}`;
    return { id: name, name, href: `/${name}`, description: '', image: null, countLabel: null };
  });

describe('The slides of a home', () => {
  it.each([
    [7, 4, ['c1', 'c2', 'c3', 'c4', 'c5']],
    [3, 4, ['c1', 'c2', 'c3']],
    [2, 4, ['c1', 'c2', 'k1', 'k2', 'k3']],
    [1, 2, ['c1', 'k1', 'k2']],
    [0, 4, ['k1', 'k2', 'k3']],
    [0, 0, []],
  ])('with %d collections and %d categories are %j', (collections, categories, names) => {
    const slides = heroSlides(tiles('c', collections), tiles('k', categories));
    expect(slides.map(({ name }) => name)).toEqual(names);
  });
});
