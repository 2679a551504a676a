import { aCategory, aCategorySection, aProductSummary } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeTestStore, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { categoriesApi } from './categoriesApi.ts';
import { cachedProduct } from './cachedProduct.ts';
import {
  useBestSellers,
  useCategorySections,
  useCollections,
  useNewProducts,
  usePopularCategories,
} from './useHomeLists.ts';

const served = serveWorld();

describe('The lists of a home', () => {
  it('are cards, sections and tiles', async () => {
    served.world.categories = [aCategory(), aCategory({ id: 'x', name: 'Sans nombre' })];
    delete served.world.categories[1]?.count;
    const { result } = renderHookWithStore(() => ({
      fresh: useNewProducts(),
      sections: useCategorySections(),
      categories: usePopularCategories(),
      collections: useCollections(),
    }));
    await waitFor(() =>
      expect(result.current).toMatchObject({
        fresh: {
          data: [
            { name: 'Panier tressé', href: '/products/panier-tresse' },
            { name: 'Robe wax', href: '/products/robe-wax' },
          ],
        },
        sections: {
          data: [{ name: 'Maison', href: '/products?category=Maison', cards: [{ name: 'Panier tressé' }] }],
        },
        categories: {
          data: [
            { name: 'Maison', href: '/products?category=Maison', countLabel: '12 articles' },
            { name: 'Sans nombre', countLabel: null },
          ],
        },
        collections: {
          data: [{ name: 'Tabaski', href: '/theme/tabaski', description: 'Pour la fête.' }],
        },
      }),
    );
  });

  it('report in the words of the shop that they failed, and retry', async () => {
    served.server.use(
      http.get('*/api/products/best-sales', () => HttpResponse.json({ message: 'x' }, { status: 500 }), {
        once: true,
      }),
    );
    const { result } = renderHookWithStore(() => useBestSellers());
    await waitFor(() =>
      expect(result.current).toMatchObject({
        status: 'failed',
        message: 'Failed to load new products. Please try again later.',
      }),
    );
    act(() => {
      if (result.current.status === 'failed') result.current.retry();
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });
});

describe('A card', () => {
  it('opens its order, or the ways to share it, over the page', async () => {
    const { result, store } = renderHookWithStore(() => useNewProducts());
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const [basket, dress] = result.current.status === 'ready' ? result.current.data : [];
    act(() => basket?.order());
    expect(store.getState().overlay).toMatchObject({
      isOpen: true,
      overlay: { kind: 'order', product: { id: 'panier-tresse', name: 'Panier tressé' } },
    });
    act(() => dress?.share());
    expect(store.getState().overlay).toMatchObject({
      opened: 2,
      overlay: { kind: 'share', shared: { href: '/products/robe-wax', name: 'Robe wax' } },
    });
  });

  it('for a sold-out product opens no order dialog', async () => {
    served.server.use(
      http.get('*/api/products/new', () => HttpResponse.json([aProductSummary({ quantity: 0 })])),
    );
    const { result, store } = renderHookWithStore(() => useNewProducts());
    await waitFor(() =>
      expect(result.current).toMatchObject({ data: [{ isOutOfStock: true, orderLabel: 'En rupture' }] }),
    );
    act(() => {
      if (result.current.status === 'ready') result.current.data[0]?.order();
    });
    expect(store.getState().overlay?.isOpen).toBe(false);
  });
});

describe('What lists know of a product', () => {
  it('is found in a section too', async () => {
    served.world.sections = [aCategorySection({ items: [aProductSummary({ id: 'sac' })] })];
    const store = makeTestStore();
    await store.dispatch(categoriesApi.endpoints.getCategorySections.initiate());
    expect(cachedProduct(store.getState(), 'sac')?.id).toBe('sac');
    expect(cachedProduct(store.getState(), 'maison')).toBeNull();
  });
});
