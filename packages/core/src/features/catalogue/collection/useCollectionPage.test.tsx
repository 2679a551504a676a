import { aCollection, aProductSummary } from '@teranga/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { useCollectionPage } from './useCollectionPage.ts';

const served = serveWorld();
const show = (slug: string, address = '') =>
  renderHookWithStore(() => useCollectionPage(slug, new URLSearchParams(address)));

describe('The page of a collection', () => {
  it('shows the collection and its products', async () => {
    const { result } = show('tabaski');
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current).toMatchObject({
      title: 'Tabaski',
      description: 'Pour la fête.',
      countLabel: '2 articles',
      cards: [{ id: 'panier-tresse' }, { id: 'robe-wax' }],
      pagination: null,
      beyond: null,
      crumbs: [
        { label: 'Accueil', href: '/' },
        { label: 'Boutique', href: '/products' },
        { label: 'Tabaski', href: null },
      ],
    });
  });

  it.each([
    ['page=2', '2'],
    ['', null],
    ['page=-3', null],
    ['page=zwei', null],
  ])('requests the page of ?%s', async (address, requested) => {
    const pages: (string | null)[] = [];
    served.server.use(
      http.get('*/api/collections/themes/:slug', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        pages.push(page);
        const products = {
          data: [aProductSummary()],
          current_page: Number(page ?? 1),
          last_page: 3,
          total: 41,
        };
        return HttpResponse.json({ theme: aCollection(), products });
      }),
    );
    const { result } = show('tabaski', address);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(pages).toEqual([requested]);
    const page = requested === null ? 1 : 2;
    expect(result.current).toMatchObject({
      pagination: {
        previousHref: page === 1 ? null : '/theme/tabaski',
        nextHref: `/theme/tabaski?page=${page + 1}`,
      },
    });
  });

  it('reports a page beyond the last one, and links to the first', async () => {
    served.server.use(
      http.get('*/api/collections/themes/:slug', () =>
        HttpResponse.json({
          theme: aCollection(),
          products: { data: [], current_page: 99, last_page: 2, total: 24 },
        }),
      ),
    );
    const { result } = show('tabaski', 'page=99');
    await waitFor(() =>
      expect(result.current).toMatchObject({
        beyond: {
          text: 'Cette liste n’a que 2 pages.',
          back: { label: 'Revenir à la première page', href: '/theme/tabaski' },
        },
        pagination: { previousHref: '/theme/tabaski?page=2', nextHref: null },
      }),
    );
  });

  it('is missing where the collection does not exist', async () => {
    const { result } = show('inconnu');
    await waitFor(() => expect(result.current).toEqual({ status: 'missing' }));
  });

  it('is not reported missing when the response holds no collection', async () => {
    served.server.use(http.get('*/api/collections/themes/:slug', () => HttpResponse.json([])));
    const { result } = show('tabaski');
    await waitFor(() => expect(result.current.status).toBe('failed'));
  });

  it('reports what failed', async () => {
    served.server.use(
      http.get('*/api/collections/themes/:slug', () => new HttpResponse(null, { status: 503 })),
    );
    const { result } = show('tabaski');
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'failed', message: 'Une erreur est survenue' }),
    );
  });
});
