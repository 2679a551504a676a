import { aProductSummary } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { searchPauseMs, toSearch, useSearch } from './useSearch.ts';

const served = serveWorld();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (count: number, total = count) => ({
  data: Array.from({ length: count }, (_, index) =>
    aProductSummary({ id: `p-${index}`, name: `Robe ${index}` }),
  ),
  current_page: 1,
  last_page: 1,
  total,
});

/** Answers searches and records their queries. */
function answers(of: (text: string) => object | Promise<object> = () => answer(2)) {
  const requested: string[] = [];
  served.server.use(
    http.get('*/api/products/search', async ({ request }) => {
      const text = new URL(request.url).searchParams.get('search') ?? '';
      requested.push(text);
      return HttpResponse.json(await of(text));
    }),
  );
  return requested;
}

const wait = (ms = searchPauseMs) => act(() => vi.advanceTimersByTimeAsync(ms));

function show() {
  const { result } = renderHookWithStore(() => useSearch());
  const write = (text: string) => act(() => result.current.write(text));
  return { result, write };
}

describe('The search dialog', () => {
  it('sends one request after a pause in typing', async () => {
    const requested = answers();
    const { result, write } = show();
    write('ro');
    await wait(searchPauseMs - 50);
    write('robe ');
    await wait(searchPauseMs - 50);
    expect(requested).toEqual([]);
    await wait(50);
    await waitFor(() => expect(result.current.results.status).toBe('found'));
    expect(requested).toEqual(['robe']);
    expect(result.current).toMatchObject({
      announcement: 'Résultats Produits (2)',
      submitHref: '/products?search=robe',
      results: {
        title: 'Résultats Produits (2)',
        more: null,
        results: [{ name: 'Robe 0' }, { name: 'Robe 1' }],
      },
    });
  });

  it('shows four, and a link to all', async () => {
    answers(() => answer(7, 23));
    const { result, write } = show();
    write('robe');
    await wait();
    await waitFor(() => expect(result.current.results.status).toBe('found'));
    expect(result.current.results).toMatchObject({
      title: 'Résultats Produits (23)',
      results: [{ id: 'p-0' }, { id: 'p-1' }, { id: 'p-2' }, { id: 'p-3' }],
      more: { label: 'Afficher tous les 23 résultats', href: '/products?search=robe' },
    });
  });

  it('reports that nothing was found, and offers the popular categories', async () => {
    answers(() => answer(0));
    const { result, write } = show();
    write('xyz');
    await wait();
    await waitFor(() => expect(result.current.announcement).toBe('Aucun produit trouvé pour "xyz".'));
    expect(result.current.categories).toEqual([
      { label: 'Maison', href: '/products?category=Maison' },
      { label: 'Mode', href: '/products?category=Mode' },
    ]);
  });

  it('finds nothing for punctuation alone, and sends no request', async () => {
    const requested = answers();
    const { result, write } = show();
    write(' !!!??? ');
    await wait();
    expect(result.current).toMatchObject({
      submitHref: '/products?search=%21%21%21%3F%3F%3F',
      results: { status: 'none', text: 'Aucun produit trouvé pour "!!!???".' },
    });
    expect(requested).toEqual([]);
  });

  it('shows the latest response, however late an earlier one arrives', async () => {
    const first = deferred();
    const requested = answers(async (text) => {
      if (text === 'robe') await first.promise;
      return text === 'robe' ? answer(4) : answer(1);
    });
    const { result, write } = show();
    write('robe');
    await wait();
    await waitFor(() => expect(requested).toEqual(['robe']));
    write('sac');
    expect(result.current.results.status).toBe('loading');
    await wait();
    await waitFor(() => expect(result.current.announcement).toBe('Résultats Produits (1)'));
    first.resolve();
    await wait();
    expect(result.current.announcement).toBe('Résultats Produits (1)');
  });

  it('reports that it failed, and retries', async () => {
    served.server.use(
      http.get('*/api/products/search', () => new HttpResponse('<h1>', { status: 502 }), { once: true }),
    );
    const { result, write } = show();
    write('robe');
    await wait();
    await waitFor(() => expect(result.current.results.status).toBe('failed'));
    const { results } = result.current;
    if (results.status !== 'failed') throw new Error('it has not failed');
    expect(results.message).toBe('Failed to load products. Please try again later.');
    act(() => results.retry());
    await waitFor(() => expect(result.current.results.status).toBe('found'));
  });

  it('returns to idle when the text is deleted', async () => {
    answers();
    const { result, write } = show();
    write('robe');
    await wait();
    await waitFor(() => expect(result.current.results.status).toBe('found'));
    write('r');
    expect(result.current.results.status).toBe('idle');
  });

  it('truncates the text to its maximum length', () => {
    const { result, write } = show();
    write('x'.repeat(10_000));
    expect(result.current.text.length).toBe(result.current.longestText);
  });
});

describe('The search term', () => {
  it.each([
    ['', ''],
    ['r', ''],
    [' r ', ''],
    ['ro', 'ro'],
    ['  robe wax ', 'robe wax'],
  ])('the search term of %j is %j', (text, search) => {
    expect(toSearch(text)).toBe(search);
  });
});
