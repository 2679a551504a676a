import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aCard, reducedPrice } from '../../fixtures/catalogue.ts';
import { renderedWith } from '../../fixtures/renderedWith.tsx';
import { ProductCard } from './ProductCard.tsx';

afterEach(cleanup);

const renderUi = (more: Parameters<typeof aCard>[0]) =>
  render(renderedWith([], <ProductCard card={aCard(more)} />));

describe('ProductCard', () => {
  it('opens the order dialog, by a link to the product that works without scripts', async () => {
    let orders = 0;
    renderUi({ order: () => (orders += 1) });
    const link = screen.getByRole('link', { name: /^Commander.*Théière émaillée$/ });
    await userEvent.click(link);
    expect(orders).toBe(1);
    expect(link.getAttribute('href')).toBe('/products/theiere-emaillee');
    expect(link.getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('shares the product', async () => {
    let shares = 0;
    renderUi({ share: () => (shares += 1) });
    await userEvent.click(screen.getByRole('button', { name: 'Partager Théière émaillée' }));
    expect(shares).toBe(1);
  });

  it('has no order button for an out-of-stock product', () => {
    renderUi({ isOutOfStock: true, orderLabel: 'En rupture' });
    expect(screen.queryAllByRole('link', { name: /Commander/ }).length).toBe(0);
    expect(screen.getByText('En rupture').tagName).toBe('P');
  });

  it('reads the reduced price before the one it replaces', () => {
    renderUi({ price: reducedPrice });
    expect(screen.getByText('9 375 FCFA').parentElement?.textContent).toBe(
      '9 375 FCFA au lieu de 12 500 FCFA',
    );
  });
});
