import { aStore, someStoreInfo } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { useDeliveryInfo } from './useDeliveryInfo.ts';
import { useLegalNotice } from './useLegalNotice.ts';
import { useSizeGuide } from './useSizeGuide.ts';

const served = serveWorld();
const guide = {
  showSizeGuide: true,
  title: 'Tailles',
  description: 'Sans serrer.',
  coverImage: 'mesure.webp',
  categories: [
    {
      title: 'Robes',
      description: '',
      columnHeaders: ['S', 'M'],
      sizeTable: [{ label: 'Taille', values: ['66', '70'] }],
    },
  ],
  generalNotes: ['Le wax rétrécit.'],
};

describe('delivery', () => {
  it('lists the zones in order, with the lowest price', async () => {
    const { result } = renderHookWithStore(() => useDeliveryInfo());
    await waitFor(() =>
      expect(result.current).toEqual({
        status: 'ready',
        zones: [
          {
            id: 'dakar',
            name: 'Dakar',
            description: 'Livraison le jour même',
            price: '1\u202f500\u00a0FCFA',
          },
          {
            id: 'thies',
            name: 'Thiès',
            description: 'Livraison le jour même',
            price: '3\u202f000\u00a0FCFA',
          },
        ],
        notes: ['Nous appelons avant de livrer.'],
        from: { words: 'Livraison à partir de', price: '1\u202f500\u00a0FCFA' },
      }),
    );
  });

  it('costs from 2 000 FCFA where no zone says otherwise', async () => {
    const store = aStore();
    const { marketplaceInfo } = store;
    served.world.store = {
      ...store,
      marketplaceInfo: { ...marketplaceInfo, deliveryInfo: { zones: [], notes: [] } },
    };
    const { result } = renderHookWithStore(() => useDeliveryInfo());
    await waitFor(() =>
      expect(result.current).toEqual({
        status: 'ready',
        zones: [],
        notes: [],
        from: { words: 'Livraison à partir de', price: '2\u202f000\u00a0FCFA' },
      }),
    );
  });

  it('shows no price while loading or after a failure, and offers a retry', async () => {
    served.server.use(http.get('*/api/store', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { result } = renderHookWithStore(() => useDeliveryInfo());
    expect(result.current).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    act(() => {
      if (result.current.status === 'failed') result.current.retry();
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });
});

describe('the size guide', () => {
  it('is shown as the store wrote it', async () => {
    served.world.store = aStore({ sizeGuide: guide });
    const { result } = renderHookWithStore(() => useSizeGuide());
    await waitFor(() =>
      expect(result.current).toMatchObject({
        title: 'Tailles',
        cover: { src: 'http://boutique.test/cdn/mesure.webp' },
        categories: [
          { title: 'Robes', columnHeaders: ['S', 'M'], rows: [{ label: 'Taille', values: ['66', '70'] }] },
        ],
        notes: ['Le wax rétrécit.'],
      }),
    );
  });

  it.each([
    ['the store has none', null],
    ['it is switched off', { ...guide, showSizeGuide: false }],
  ])('is null where %s', async (_what, sizeGuide) => {
    served.world.store = aStore({ sizeGuide, storeInfo: someStoreInfo({ legalNotice: { NINEA: '1' } }) });
    const { result } = renderHookWithStore(() => [useSizeGuide(), useLegalNotice().notice.length]);
    await waitFor(() => expect(result.current).toEqual([null, 1]));
  });
});

describe('the legal notice', () => {
  it('shows the fields the store filled in', async () => {
    served.world.store = aStore({
      storeInfo: someStoreInfo({ legalNotice: { NINEA: '005123456', RCCM: ' ' } }),
    });
    const { result } = renderHookWithStore(() => useLegalNotice());
    await waitFor(() =>
      expect(result.current).toEqual({
        storeName: 'Teranga',
        email: { text: 'aide@teranga.sn', href: 'mailto:aide@teranga.sn' },
        notice: [{ label: 'NINEA', value: '005123456' }],
      }),
    );
  });
});
