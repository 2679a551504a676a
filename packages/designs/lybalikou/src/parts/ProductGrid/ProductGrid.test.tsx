import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cards } from '../../fixtures/catalogue.ts';
import { rendered } from '../../fixtures/rendered.tsx';
import { ProductGrid } from './ProductGrid.tsx';

afterEach(cleanup);

it('preserves the order of the list, and loads at once only the first large image', () => {
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
