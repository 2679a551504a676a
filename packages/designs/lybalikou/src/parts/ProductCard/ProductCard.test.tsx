import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCard } from '../../fixtures/catalogue.ts';
import { drawn } from '../../fixtures/drawn.tsx';
import { ProductCard } from './ProductCard.tsx';

afterEach(cleanup);

describe('a card of the lookbook', () => {
  it('orders a piece that leaves nothing to choose', () => {
    const order = vi.fn<() => void>();
    drawn(<ProductCard card={aCard({ order })} />);
    fireEvent.click(screen.getByRole('button', { name: /^Commander.*Ndèye$/ }));
    expect(order).toHaveBeenCalledOnce();
  });

  it('leads to the choice where there is one', () => {
    const { gone } = drawn(<ProductCard card={aCard({ orderHref: '/products/robe#choix' })} />);
    fireEvent.click(screen.getByRole('link', { name: /^Commander.*Ndèye$/ }));
    expect(gone).toEqual(['/products/robe#choix']);
  });

  it('says that a piece is gone, and offers nothing to press', () => {
    drawn(<ProductCard card={aCard({ isOutOfStock: true, orderLabel: 'En rupture' })} />);
    expect(screen.getByText('En rupture').tagName).toBe('P');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the workshop, or else the department', () => {
    drawn(<ProductCard card={aCard({ brand: null })} />);
    expect(screen.getByText('Robes')).toBeDefined();
  });

  it.each([
    [true, 'eager', false],
    [false, 'lazy', true],
  ])('loads a picture (seen first: %s) %s', (isPriority, loading, isMeasuredByBrowser) => {
    const { container } = drawn(
      <ProductCard
        card={aCard({ picture: { src: '/a.webp', srcSet: '/a.webp 160w', alt: '' } })}
        isPriority={isPriority}
      />,
    );
    const image = container.querySelector('img');
    expect([image?.getAttribute('loading'), image?.sizes.startsWith('auto,')]).toEqual([
      loading,
      isMeasuredByBrowser,
    ]);
  });
});
