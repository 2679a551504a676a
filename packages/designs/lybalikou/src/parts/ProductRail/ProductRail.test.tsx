import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards } from '../../fixtures/catalogue.ts';
import { rendered } from '../../fixtures/rendered.tsx';
import { ProductRail } from './ProductRail.tsx';

afterEach(cleanup);

/** A row wider than its window, as a browser would measure it. */
function widen(row: { scrollWidth: number; clientWidth: number }) {
  for (const [name, value] of Object.entries(row)) {
    vi.spyOn(Element.prototype, name as 'scrollWidth', 'get').mockReturnValue(value);
  }
}

describe('a product rail', () => {
  it('renders nothing if there are no products', () => {
    const { container } = rendered(<ProductRail title="Vide" cards={{ status: 'ready', data: [] }} />);
    expect(container.textContent).toBe('');
  });

  it('announces that it is loading', () => {
    rendered(<ProductRail title="Les plus demandées" cards={{ status: 'loading' }} />);
    expect(screen.getByRole('region', { name: 'Les plus demandées' }).getAttribute('aria-busy')).toBe('true');
  });

  it('reports why it is not there, and retries', async () => {
    const retry = vi.fn<() => void>();
    rendered(
      <ProductRail
        title="Les plus demandées"
        cards={{ status: 'failed', message: 'Pas de réseau', retry }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /Réessayer/ }));
    expect(screen.getByRole('alert').textContent.includes('Pas de réseau')).toBe(true);
    expect(retry.mock.calls.length).toBe(1);
  });

  it('has no arrows if everything is visible', () => {
    rendered(<ProductRail title="Les plus demandées" cards={{ status: 'ready', data: cards(2) }} />);
    expect(screen.queryByRole('button', { name: 'Pièces suivantes' })).toBeNull();
  });

  it('scrolls 400 px per press, and not before its beginning', async () => {
    // Without an observer, as in jsdom, the row is measured at once.
    vi.stubGlobal('ResizeObserver', undefined);
    widen({ scrollWidth: 2000, clientWidth: 800 });
    const scrollBy = vi.fn<(options?: ScrollToOptions) => void>();
    Element.prototype.scrollBy = scrollBy as Element['scrollBy'];
    rendered(<ProductRail title="Les plus demandées" cards={{ status: 'ready', data: cards(8) }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pièces suivantes' }));
    expect(scrollBy.mock.calls).toEqual([[{ left: 400 }]]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pièces précédentes' }).disabled).toBe(true);
  });
});
