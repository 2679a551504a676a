import { aPriceRule, aProduct } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { makeTestStore, renderHookWithStore, testNow } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { noFilters, type ProductFilters } from './filters/index.ts';
import type { PageAddress } from '../../domain/product/productAddress.ts';
import { saveProductList, savedLists } from './productHistory.ts';
import { useProductList } from './useProductList.ts';

const served = serveWorld();
const stay = () => undefined;
const listAt = (query: string) => () => useProductList({ query: new URLSearchParams(query), go: stay });

describe('The product list', () => {
  it('shows the products of the address as cards', async () => {
    const { result } = renderHookWithStore(listAt('category=Maison'));
    expect(result.current.results).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.results.status).toBe('ready'));
    expect(result.current.results).toMatchObject({
      data: {
        total: 1,
        countLabel: '1 article',
        pagination: null,
        cards: [
          {
            id: 'panier-tresse',
            href: '/products/panier-tresse',
            name: 'Panier tressé',
            price: { current: '12\u202f500\u00a0FCFA', previous: null, saving: null },
            orderLabel: 'Commander',
          },
        ],
      },
    });
  });

  it('goes to the names of its address as they are written', async () => {
    const go = vi.fn<PageAddress['go']>();
    renderHookWithStore(() => useProductList({ query: new URLSearchParams('category=maison'), go }));
    await waitFor(() => expect(go.mock.calls).toEqual([['/products?category=Maison', { replace: true }]]));
  });

  it('counts what each choice would show, and does without on a back end that does not count', async () => {
    const { result } = renderHookWithStore(listAt('category=Maison'));
    const bar = () => result.current.categoryBar.map(({ label, count }) => [label, count]);
    await waitFor(() => expect(result.current.results.status).toBe('ready'));
    await waitFor(() =>
      expect(bar()).toEqual([
        ['Tous les produits', undefined],
        ['Maison', '1'],
        ['Mode', '1'],
      ]),
    );
    served.server.use(
      http.get('*/api/products', () => HttpResponse.json({ data: [], current_page: 1, last_page: 1 })),
    );
    const other = renderHookWithStore(listAt('category=Maison')).result;
    await waitFor(() => expect(other.current.categoryBar.length).toBe(3));
    await waitFor(() => expect(other.current.results.status).toBe('ready'));
    expect(other.current.categoryBar.map(({ count }) => count)).toEqual([undefined, undefined, undefined]);
  });

  it('reports a page beyond the last one, and links to the first', async () => {
    served.server.use(
      http.get('*/api/products', () =>
        HttpResponse.json({ data: [], current_page: 999, last_page: 8, total: 86 }),
      ),
    );
    const { result } = renderHookWithStore(listAt('category=Mode&page=999'));
    await waitFor(() =>
      expect(result.current.results).toMatchObject({
        data: { beyond: { text: 'Cette liste n’a que 8 pages.', back: { href: '/products?category=Mode' } } },
      }),
    );
  });

  it('shows another URL as loading, never the previous list under a new title', async () => {
    const { result, rerender } = renderHookWithStore(
      ({ query }: { query: string }) => useProductList({ query: new URLSearchParams(query), go: stay }),
      { initialProps: { query: '' } },
    );
    await waitFor(() => expect(result.current.results.status).toBe('ready'));
    rerender({ query: 'category=Mode' });
    expect(result.current.title).toBe('Mode');
    expect(result.current.results).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(result.current.results).toMatchObject({ data: { cards: [{ id: 'robe-wax' }] } }),
    );
  });

  it('reports what failed, and retries', async () => {
    served.server.use(
      http.get('*/api/products', () => HttpResponse.json({ message: 'Base indisponible' }, { status: 500 }), {
        once: true,
      }),
    );
    const { result } = renderHookWithStore(listAt(''));
    await waitFor(() => expect(result.current.results).toMatchObject({ message: 'Base indisponible' }));
    act(() => {
      if (result.current.results.status === 'failed') result.current.results.retry();
    });
    await waitFor(() => expect(result.current.results.status).toBe('ready'));
  });

  it('says that what to filter by could not be loaded, and shows the rest', async () => {
    served.server.use(
      http.get('*/api/categories/brands', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { result } = renderHookWithStore(listAt(''));
    await waitFor(() => expect(result.current.filterFailure?.message).toBe('Failed to load filter options'));
    await waitFor(() =>
      expect(result.current.filterGroups.map(({ id }) => id)).toEqual([
        'price',
        'collection',
        'tag',
        'category',
      ]),
    );
    act(() => result.current.filterFailure?.retry());
    await waitFor(() => expect(result.current.filterFailure).toBe(null));
  });

  it('links to the results of another search, from the first page', () => {
    const { result } = renderHookWithStore(listAt('category=Mode&page=3&search=robe'));
    expect(result.current.search).toBe('robe');
    expect(result.current.searchHref(' wax ')).toBe('/products?category=Mode&search=wax');
    expect(result.current.searchHref(' ')).toBe('/products?category=Mode');
  });

  it('changes a price at the moment it ends', async () => {
    let now = testNow;
    const endDate = new Date(testNow + 60_000).toISOString();
    served.world.products = [aProduct({ multiPricing: [aPriceRule({ endDate })] })];
    const store = makeTestStore({ now: () => now });
    const { result } = renderHookWithStore(listAt(''), { store });
    const price = () =>
      result.current.results.status === 'ready' ? result.current.results.data.cards[0]?.price : null;
    await waitFor(() => expect(price()?.current).toBe('10\u202f000\u00a0FCFA'));
    now = testNow + 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(price()).toEqual({ current: '12\u202f500\u00a0FCFA', previous: null, saving: null });
  });
});

const cached = (state: ReturnType<ReturnType<typeof makeTestStore>['getState']>) =>
  Object.values(state.api.queries).map((entry) => (entry?.originalArgs as ProductFilters | undefined)?.page);

describe('Visited lists', () => {
  it('stay cached up to five, the least recently visited being dropped first', async () => {
    const store = makeTestStore();
    const visit = async (page: number) => {
      store.dispatch(saveProductList({ ...noFilters, page }));
      await waitFor(() =>
        expect(Object.values(store.getState().api.queries).every((entry) => entry?.data !== undefined)).toBe(
          true,
        ),
      );
    };
    for (const page of [1, 2, 3, 4, 5, 1, 6, 7]) await visit(page);
    expect(cached(store.getState()).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 4, 5, 6, 7]);
    expect(cached(store.getState()).length).toBe(savedLists);
  });
});
