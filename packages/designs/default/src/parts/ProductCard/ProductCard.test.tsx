import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aCard, reducedPrice } from '../../fixtures/catalogue.ts';
import { drawnWith } from '../../fixtures/drawnWith.tsx';
import { ProductCard } from './ProductCard.tsx';

afterEach(cleanup);

const draw = (more: Parameters<typeof aCard>[0]) => render(drawnWith([], <ProductCard card={aCard(more)} />));

describe('ProductCard', () => {
  it('adds an article without variations to the cart', () => {
    let orders = 0;
    draw({ order: () => (orders += 1) });
    fireEvent.click(screen.getByRole('button', { name: /^Commander.*Théière émaillée$/ }));
    expect(orders).toBe(1);
  });

  it('leads to where variations are chosen', () => {
    draw({ orderHref: '/products/theiere-emaillee' });
    expect(screen.getByRole('link', { name: /^Commander/ }).getAttribute('href')).toBe(
      '/products/theiere-emaillee',
    );
  });

  it('offers no order for what is out of stock', () => {
    draw({ isOutOfStock: true, orderLabel: 'En rupture' });
    expect([screen.queryAllByRole('button').length, screen.getByText('En rupture').tagName]).toEqual([
      0,
      'P',
    ]);
  });

  it('reads the reduced price before the one it replaces', () => {
    draw({ price: reducedPrice });
    expect(screen.getByText('9 375 FCFA').parentElement?.textContent).toBe(
      '9 375 FCFA au lieu de 12 500 FCFA',
    );
  });
});
