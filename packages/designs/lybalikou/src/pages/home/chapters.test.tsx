import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards } from '../../fixtures/catalogue.ts';
import { rendered } from '../../fixtures/rendered.tsx';
import { aStore } from '../../fixtures/store.ts';
import { Cover } from './Cover.tsx';
import { NewPieces } from './NewPieces.tsx';
import { Highlights } from './Highlights.tsx';
import { WardrobeSkeleton } from './WardrobeSkeleton.tsx';

afterEach(cleanup);

describe('the cover', () => {
  it('has the page’s title, and a link to all products', async () => {
    const { navigations } = rendered(<Cover store={aStore()} />);
    await userEvent.click(screen.getByRole('link', { name: 'Voir toutes les pièces' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pièces de la saison.');
    expect(navigations).toEqual(['/products']);
  });

  it.each([
    ['with a city', aStore().locations, 'Lybalikou, Dakar'],
    ['without one', [], 'Lybalikou'],
  ])('says whose it is %s', (_case, locations, text) => {
    rendered(<Cover store={aStore({ locations })} />);
    expect(screen.getByText(text)).toBeDefined();
  });

  it('renders without an image', () => {
    const store = aStore();
    const { container } = rendered(<Cover store={{ ...store, hero: { ...store.hero, image: null } }} />);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the new products', () => {
  it('fill two double pages at most', () => {
    rendered(<NewPieces pieces={{ status: 'ready', data: cards(14) }} />);
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('render no title if there are none', () => {
    const { container } = rendered(<NewPieces pieces={{ status: 'ready', data: [] }} />);
    expect(container.textContent).toBe('');
  });

  it('report why they are not there, and retry', async () => {
    const retry = vi.fn<() => void>();
    rendered(<NewPieces pieces={{ status: 'failed', message: 'Pas de réseau', retry }} />);
    await userEvent.click(screen.getByRole('button', { name: /Réessayer/ }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the wardrobe', () => {
  it('reports why its doors do not open, and retries', async () => {
    const retry = vi.fn<() => void>();
    rendered(
      <WardrobeSkeleton title="Le vestiaire" departments={{ status: 'failed', message: 'Non', retry }} />,
    );
    await userEvent.click(screen.getByRole('button', { name: /Réessayer/ }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('The chapter of highlights renders nothing for a store without highlights', () => {
  const { container } = rendered(<Highlights highlights={[]} />);
  expect(container.textContent).toBe('');
});
