import { aCartLine, aDeliveryZone, aPriceRule, aProduct, aProductWithVariations } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { initialRequests } from '../../pages/requests/pageRequests.ts';
import { noDeliveryText } from '../store-info/noDelivery.ts';
import { makeTestStore, memoryStorage, testNow } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { basket, isReady, show } from './testing/cartPage.tsx';

const served = serveWorld();

describe('The cart', () => {
  it('is loading, then empty', async () => {
    const { result } = show();
    expect(result.current.cart).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.cart).toEqual({ status: 'empty', withdrawn: null }));
  });

  it('is not said to be empty in the header before it is known', async () => {
    const { result } = show();
    expect(result.current.badge.label).toBe('Panier');
    await waitFor(() => expect(result.current.badge.label).toBe('Panier, vide'));
  });

  it('says what is no longer sold and has left it', async () => {
    served.world.withdrawn = ['Robe wax', 'Sac'];
    const shown = show();
    await waitFor(() =>
      expect(shown.result.current.cart).toMatchObject({
        status: 'empty',
        withdrawn: 'Robe wax, Sac ne sont plus en vente\u00a0: ces articles ne sont plus dans votre panier.',
      }),
    );
  });

  it('shows its lines, their total and the lowest delivery price', async () => {
    served.world.cart = [
      aCartLine({ quantity: 2, price: 10_000 }, basket),
      aCartLine({ variationId: 'robe-bleu-m' }, aProductWithVariations()),
    ];
    const shown = show();
    await isReady(shown);
    await waitFor(() =>
      expect(shown.result.current.cart).toMatchObject({
        countLabel: '3 articles',
        subtotal: '42\u202f000\u00a0FCFA',
        delivery: { label: '1\u202f500\u00a0FCFA', isFrom: true },
        isUpdating: false,
        obstacle: null,
        lines: [
          {
            name: 'Panier tressé',
            href: '/products/panier-tresse',
            optionsLabel: '',
            unitPrice: { current: '10\u202f000\u00a0FCFA', previous: '12\u202f500\u00a0FCFA' },
            lineTotal: '20\u202f000\u00a0FCFA',
            warning: null,
          },
          { optionsLabel: 'Couleur\u00a0:\u00a0Bleu\u00a0· Taille\u00a0:\u00a0M' },
        ],
      }),
    );
    expect(shown.result.current.badge).toEqual({
      count: 3,
      total: '42\u202f000\u00a0FCFA',
      label: 'Panier, 3 articles',
    });
  });

  it('shows free delivery when the lowest delivery price is 0', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const { deliveryInfo } = served.world.store.marketplaceInfo;
    deliveryInfo.zones = deliveryInfo.zones.map((zone) => ({ ...zone, price: 0 }));
    const shown = show();
    await isReady(shown);
    await waitFor(() =>
      expect(shown.result.current.cart).toMatchObject({ delivery: { label: 'Gratuite', isFrom: false } }),
    );
  });

  it('distinguishes pick-up, which is free, from delivery, which is not', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const { deliveryInfo } = served.world.store.marketplaceInfo;
    deliveryInfo.zones.unshift(aDeliveryZone({ id: 'boutique', kind: 'pickup', price: 0, order: 0 }));
    const shown = show();
    await isReady(shown);
    await waitFor(() =>
      expect(shown.result.current.cart).toMatchObject({
        pickup: { label: 'Gratuit', isFrom: false },
        delivery: { label: '1\u202f500\u00a0FCFA', isFrom: true },
      }),
    );
  });

  it('reports that it could not be loaded, and retries', async () => {
    served.server.use(http.get('*/api/cart', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { result } = show();
    await waitFor(() =>
      expect(result.current.cart).toMatchObject({
        status: 'failed',
        message: 'Erreur lors du chargement du panier',
      }),
    );
    act(() => {
      if (result.current.cart.status === 'failed') result.current.cart.retry();
    });
    await waitFor(() => expect(result.current.cart.status).toBe('empty'));
  });

  it('shows the server’s reason for a failed load', async () => {
    const message = 'La boutique est en maintenance.';
    served.server.use(http.get('*/api/cart', () => HttpResponse.json({ message }, { status: 503 })));
    const { result } = show();
    await waitFor(() => expect(result.current.cart).toMatchObject({ status: 'failed', message }));
  });

  it('cannot be ordered from a store that delivers nowhere, and says so', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    served.world.store.marketplaceInfo.deliveryInfo.zones = [];
    const shown = show();
    await isReady(shown);
    await waitFor(() =>
      expect(shown.result.current.cart).toMatchObject({
        obstacle: {
          text: noDeliveryText,
          link: { label: 'Contacter la boutique', href: '/contacts' },
        },
      }),
    );
  });

  it('cannot be ordered while a line exceeds the stock', async () => {
    served.world.cart = [aCartLine({ quantity: 12 }, basket)];
    const shown = show();
    await isReady(shown);
    expect(shown.result.current.cart).toMatchObject({
      obstacle: { text: 'Corrigez d’abord les quantités signalées.', link: null },
    });
    expect(shown.line().warning).toEqual({
      title: 'Quantité non disponible',
      text: 'Seulement 10 article(s) disponible(s)',
    });
    act(() => shown.line().quantity.decrease());
    await waitFor(() => expect(shown.line().quantity.value).toBe(10));
  });

  it('offers no WhatsApp order while a line exceeds the stock', async () => {
    served.world.store.features.whatsapp = '221771234567';
    served.world.cart = [aCartLine({ quantity: 12 }, basket)];
    const shown = show();
    await isReady(shown);
    const href = () =>
      shown.result.current.cart.status === 'ready' ? shown.result.current.cart.whatsappHref : '';
    await waitFor(() => expect(href()).toBe(null));
    act(() => shown.line().quantity.decrease());
    await waitFor(() => expect(href()).toMatch(/^https:\/\/wa\.me\//));
  });

  it('offers no other quantity for a sold-out product: its line can only be removed', async () => {
    served.world.cart = [aCartLine({ quantity: 3 }, { ...basket, quantity: 0 })];
    const shown = show();
    await isReady(shown);
    const { canDecrease, canIncrease, choices, set } = shown.line().quantity;
    act(() => set(1));
    expect(canDecrease).toBe(false);
    expect(canIncrease).toBe(false);
    expect(choices).toEqual([3]);
    expect(shown.line().quantity.value).toBe(3);
    expect(shown.line().warning?.title).toBe('En rupture');
  });
});

describe('A price in the cart', () => {
  it('is refetched when it changes', async () => {
    let now = testNow;
    const product = aProduct({
      multiPricing: [aPriceRule({ endDate: new Date(testNow + 60_000).toISOString() })],
    });
    served.world.cart = [aCartLine({ price: 10_000 }, product)];
    const shown = show(makeTestStore({ now: () => now }));
    await isReady(shown);
    served.world.cart = [aCartLine({ price: 12_500 }, product)];
    now = testNow + 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(shown.line().unitPrice.current).toBe('12\u202f500\u00a0FCFA'));
  });
});

describe('A price that changed since its line was added', () => {
  it.each([
    [
      14_000,
      {
        tone: 'dearer',
        text: 'Le prix a augmenté depuis votre ajout\u00a0: de 12\u202f500\u00a0FCFA à 14\u202f000\u00a0FCFA.',
      },
    ],
    [
      10_000,
      {
        tone: 'cheaper',
        text: 'Le prix a baissé depuis votre ajout\u00a0: de 12\u202f500\u00a0FCFA à 10\u202f000\u00a0FCFA.',
      },
    ],
    [12_500, null],
  ])('to %d FCFA is pointed out, also on a later visit', async (price, note) => {
    const storage = memoryStorage();
    served.world.cart = [aCartLine({ price: 12_500 }, basket)];
    const first = show(makeTestStore({ storage }));
    await isReady(first);
    expect(first.line().priceNote).toBe(null);
    first.unmount();
    served.world.cart = [aCartLine({ price }, basket)];
    const second = show(makeTestStore({ storage }));
    await isReady(second);
    await waitFor(() => expect(second.line().priceNote).toEqual(note));
  });
});

describe('The initial requests of a page', () => {
  it('contain nothing specific to the visitor', async () => {
    const store = makeTestStore();
    await Promise.all(initialRequests().map((request) => store.dispatch(request)));
    expect(served.world.log.sort()).toEqual([
      'GET /api/categories/popular',
      'GET /api/categories/popular-tags',
      'GET /api/store',
    ]);
  });
});
