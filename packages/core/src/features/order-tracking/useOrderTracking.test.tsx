import { anOrder, anOrderUpdate, paymentUrlOf } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { unknownOrderAdvice } from '../orders/unknownOrder.ts';
import { useConfirmedOrder } from './useConfirmedOrder.ts';
import { useOrderTracking } from './useOrderTracking.ts';

const served = serveWorld();

const track = (ref = 'TRG-7K2M-9QXP-4HTD') => {
  const navigations: string[] = [];
  const callbacks = {
    onPayment: (url: string) => navigations.push(url),
    onRestored: () => navigations.push('/cart'),
  };
  return { navigations, ...renderHookWithStore(() => useOrderTracking(ref, callbacks)) };
};

describe('Order tracking', () => {
  it('offers to pay an order that waits for it', async () => {
    const payment = { status: 'WAITING', canPay: true, expiresAt: null } as const;
    served.world.orders = [anOrder({ paymentMethod: 'paytech', payment })];
    const { result, navigations } = track();
    await waitFor(() => expect(result.current).toMatchObject({ payment: { state: { code: 'awaiting' } } }));
    act(() => {
      if (result.current.status === 'ready') result.current.payment?.actions.resume?.();
    });
    await waitFor(() => expect(navigations).toEqual([paymentUrlOf('TRG-7K2M-9QXP-4HTD')]));
  });

  it('preserves the known data when a later request fails', async () => {
    served.world.orders = [anOrder()];
    const { result } = track();
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', failure: null }));
    served.server.use(http.get('*/api/orders-status/:ref', () => HttpResponse.error(), { once: true }));
    act(() => {
      if (result.current.status === 'ready') result.current.refresh();
    });
    const failure = 'Impossible de récupérer les informations de la commande.';
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', failure }));
  });

  it('shows an order', async () => {
    served.world.orders = [
      anOrder({
        updates: [
          anOrderUpdate(),
          anOrderUpdate({ date: '2026-11-03T08:00:00Z', status: 'VALIDATED', reason: 'Stock vérifié' }),
        ],
        items: [
          {
            name: 'Robe wax',
            quantity: 2,
            variationDetails: {
              options: [
                { name: 'Couleur', value: 'Bleu' },
                { name: 'Taille', value: 'M' },
              ],
            },
          },
        ],
        status: 'VALIDATED',
      }),
    ];
    const { result } = track();
    expect(result.current).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(result.current).toMatchObject({
        status: 'ready',
        storeName: 'Teranga',
        ref: 'TRG-7K2M-9QXP-4HTD',
        state: { label: 'Validée', tone: 'good' },
        dateLabel: '2 novembre 2026 à 10:30',
        timeline: [
          { state: { label: 'En attente de validation' }, reason: null },
          { dateLabel: '3 novembre 2026 à 08:00', state: { label: 'Validée' }, reason: 'Stock vérifié' },
        ],
        items: [
          {
            name: 'Robe wax',
            optionsLabel: 'Couleur\u00a0:\u00a0Bleu\u00a0· Taille\u00a0:\u00a0M',
            quantity: 2,
          },
        ],
        subtotal: '25\u202f000\u00a0FCFA',
        delivery: '1\u202f500\u00a0FCFA',
        discount: null,
        total: '26\u202f500\u00a0FCFA',
        deliveryZone: 'Dakar centre',
        recipient: 'Awa Ndiaye',
        address: 'Rue 10, Mermoz, Dakar',
      }),
    );
  });

  it('names the place of an order that is picked up, and requires no address', async () => {
    const client = { firstName: 'Awa', lastName: 'Ndiaye', address: '', city: '' };
    const picked = { deliveryKind: 'pickup', deliveryZone: 'Boutique', deliveryCharge: 0 } as const;
    served.world.orders = [anOrder({ ...picked, client, status: 'SHIPPED' })];
    const { result } = track();
    await waitFor(() =>
      expect(result.current).toMatchObject({
        state: { label: 'Prête au retrait' },
        delivery: 'Gratuit',
        deliveryZone: 'Boutique',
        address: '',
      }),
    );
  });

  it('shows no history of a single step', async () => {
    served.world.orders = [anOrder()];
    const { result } = track();
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', timeline: [] }));
  });

  it.each([
    [
      'that there is no such order',
      HttpResponse.json({ message: 'Commande introuvable.' }, { status: 404 }),
      'Commande introuvable',
      unknownOrderAdvice,
      true,
    ],
    [
      'that it failed',
      HttpResponse.error(),
      'Une erreur est survenue',
      'Impossible de récupérer les informations de la commande.',
      false,
    ],
    [
      'a missing order',
      HttpResponse.json({ success: true }),
      'Une erreur est survenue',
      'Les informations pour cette commande ne sont pas disponibles actuellement.',
      false,
    ],
  ])('reports %s, and retries', async (_what, response, title, message, isUnknown) => {
    served.world.orders = [anOrder()];
    served.server.use(http.get('*/api/orders-status/:ref', () => response, { once: true }));
    const { result } = track();
    await waitFor(() =>
      expect(result.current).toMatchObject({
        status: 'failed',
        title,
        message,
        isUnknown,
      }),
    );
    act(() => {
      if (result.current.status === 'failed') result.current.retry?.();
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  it('sends no request without a reference', () => {
    const { result } = track(' ');
    expect(result.current).toEqual({
      status: 'failed',
      title: 'Une erreur est survenue',
      message: "Référence de commande manquante dans l'URL.",
      isUnknown: false,
      retry: null,
    });
  });
});

describe('The order just placed', () => {
  it('shows the products ordered, the delivery zone and the amount to pay', async () => {
    served.world.orders = [anOrder({ ref: 'R-2' })];
    const { result } = renderHookWithStore(() => useConfirmedOrder(new URLSearchParams({ ref: 'R-2' })));
    await waitFor(() =>
      expect(result.current?.details).toMatchObject({
        payment: 'À payer à la livraison : 26\u202f500\u00a0FCFA',
        deliveryZone: 'Dakar centre',
        items: [{ name: 'Panier tressé', quantity: 2 }],
      }),
    );
  });

  it.each([
    ['ref=R-2', 'R-2'],
    ['ref=', null],
    ['', null],
  ])('of the query «%s» is %j', (query, ref) => {
    const { result } = renderHookWithStore(() => useConfirmedOrder(new URLSearchParams(query)));
    const { ref: shown, trackingHref } = result.current ?? {};
    expect(shown ?? null).toEqual(ref);
    expect(trackingHref ?? null).toEqual(ref && `/orders-status/${ref}`);
  });

  it('is null once the store reports that it does not exist', async () => {
    served.world.orders = [];
    const { result } = renderHookWithStore(() => useConfirmedOrder(new URLSearchParams({ ref: 'R-9' })));
    await waitFor(() => expect(result.current).toBe(null));
  });
});
