import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cards } from '../../fixtures/catalogue.ts';
import { rendered } from '../../fixtures/rendered.tsx';
import { ProductGrid } from './ProductGrid.tsx';

afterEach(cleanup);

it('The product grid preserves the order of the list, and loads at once only the first large image', () => {
  const { container } = rendered(<ProductGrid cards={cards(4)} priorityCount={4} />);
  expect(screen.getAllByRole('heading').map((name) => name.textContent)).toEqual([
    'Pièce 1',
    'Pièce 2',
    'Pièce 3',
    'Pièce 4',
  ]);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
    'lazy',
  ]);
});

it('The product grid names the width of each image, of which every third fills a phone', () => {
  const withImages = cards(4).map((card) => ({
    ...card,
    image: { src: '/a.webp', srcSet: '/a.webp 160w', alt: '' },
  }));
  const { container } = rendered(<ProductGrid cards={withImages} />);
  const narrow = [...container.querySelectorAll('img')].map((image) => image.sizes.split(', ').at(-1));
  expect(narrow).toEqual(['86vw', '42vw', '42vw', '86vw']);
});
