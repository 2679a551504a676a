import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCard } from '../../fixtures/catalogue.ts';
import { rendered } from '../../fixtures/rendered.tsx';
import { ProductCard } from './ProductCard.tsx';

afterEach(cleanup);

describe('a card of the lookbook', () => {
  it('opens the order dialog without navigation, by a link to the product that works without scripts', async () => {
    const order = vi.fn<() => void>();
    const { navigations } = rendered(<ProductCard card={aCard({ order })} />);
    const link = screen.getByRole('link', { name: /^Commander.*Ndèye$/ });
    await userEvent.click(link);
    expect(order.mock.calls.length).toBe(1);
    expect(navigations).toEqual([]);
    expect(link.getAttribute('href')).toBe('/products/robe-wax-ndeye');
  });

  it('shares a product', async () => {
    const share = vi.fn<() => void>();
    rendered(<ProductCard card={aCard({ share })} />);
    await userEvent.click(screen.getByRole('button', { name: /^Partager.*Ndèye$/ }));
    expect(share).toHaveBeenCalledOnce();
  });

  it('says that a product is out of stock, without a button', () => {
    rendered(<ProductCard card={aCard({ isOutOfStock: true, orderLabel: 'En rupture' })} />);
    expect(screen.getByText('En rupture').tagName).toBe('P');
    expect(screen.queryByRole('link', { name: /Commander/ })).toBeNull();
  });

  it('names the workshop, or else the department', () => {
    rendered(<ProductCard card={aCard({ brand: null })} />);
    expect(screen.getByText('Robes')).toBeDefined();
  });

  it.each([
    [true, 'eager'],
    [false, 'lazy'],
  ])('loads an image (priority: %s) %s', (isPriority, loading) => {
    const { container } = rendered(
      <ProductCard
        card={aCard({ image: { src: '/a.webp', srcSet: '/a.webp 160w', alt: '' } })}
        isPriority={isPriority}
      />,
    );
    expect(container.querySelector('img')?.getAttribute('loading')).toBe(loading);
  });
});
