import { anOrder, anOrderSummary } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { readSignIn } from '../account/auth/signIn.ts';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { toMyOrders, toMyOrderView } from './myOrders.ts';
import { useMyOrders } from './useMyOrders.ts';

const served = serveWorld();
const money = { code: 'XOF', format: (amount: number) => `${amount} F` } as Parameters<
  typeof toMyOrderView
>[1];

const now = Date.parse('2026-11-02T10:35:00.000Z');

const at = (created_at: string) => anOrderSummary({ ref: created_at, created_at });

async function open(token: string | null = 'jeton-client') {
  served.world.bearerToken = 'jeton-client';
  const store = makeTestStore({ storage: memoryStorage(token === null ? {} : { authToken: token }) });
  const page = renderHookWithStore(() => useMyOrders(), { store });
  const first = page.result.current;
  await act(() => store.dispatch(readSignIn()));
  return { ...page, first, view: () => page.result.current };
}

describe('My orders', () => {
  it('are listed with links to their tracking', async () => {
    served.world.orders = [anOrder({ ref: 'TRG-1', status: 'SHIPPED', total: 26_500 })];
    const page = await open();
    expect(page.first).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(page.view()).toMatchObject({
        status: 'ready',
        countLabel: '1 commande',
        orders: [
          {
            ref: 'TRG-1',
            href: '/orders-status/TRG-1',
            dateLabel: '2 novembre 2026 à 10:30',
            total: '26\u202f500\u00a0FCFA',
            state: { label: 'Expédiée', tone: 'moving' },
          },
        ],
      }),
    );
  });

  it('are empty before the first order', async () => {
    const page = await open();
    await waitFor(() =>
      expect(page.view()).toMatchObject({ status: 'empty', action: { href: '/products' } }),
    );
  });

  it('that cannot be read may be refetched', async () => {
    served.server.use(http.get('*/api/orders', () => HttpResponse.error(), { once: true }));
    const page = await open();
    await waitFor(() =>
      expect(page.view()).toMatchObject({
        status: 'failed',
        title: 'Une erreur est survenue',
        message: 'Failed to fetch orders',
      }),
    );
    const view = page.view();
    act(() => void (view.status === 'failed' && view.retry()));
    await waitFor(() => expect(page.view().status).toBe('empty'));
  });

  it.each([null, 'ancien'])('redirect to sign-in and back with the token %j', async (token) => {
    const page = await open(token);
    expect(page.view()).toEqual({ status: 'leaving', href: '/auth?returnUrl=%2Fmy-orders' });
    expect(served.world.log).not.toContain('GET /api/orders');
  });
});

describe('An order of the list', () => {
  it.each([
    ['VALIDATED', 'Validée'],
    ['PACKED', 'Statut inconnu'],
    ['', 'Statut inconnu'],
    ['toString', 'Statut inconnu'],
  ])('of status %j is read «%s»', (status, label) => {
    const [order] = toMyOrders([anOrderSummary({ status })]);
    expect(order && toMyOrderView(order, money, now).state.label).toBe(label);
  });

  it.each([
    ['bare', [anOrderSummary()], 1],
    ['under data', { data: [anOrderSummary()] }, 1],
    ['with dates as objects', [{ ...anOrderSummary(), created_at: { $date: '2026-11-02T10:30:00Z' } }], 1],
    ['malformed', [null, {}, 'x', { ref: ' ' }], 0],
    ['not at all', { ok: true }, 0],
  ])('is read %s', (_how, body, count) => {
    expect(toMyOrders(body).length).toBe(count);
  });

  it.each([
    ['pending', 'WAITING_FOR_VALIDATION', 'Paiement commencé il y a 3 minutes'],
    ['unknown', 'WAITING_FOR_VALIDATION', 'Paiement commencé il y a 3 minutes'],
    ['unpaid', 'WAITING_FOR_VALIDATION', null],
    ['pending', 'CANCELLED', null],
  ] as const)('whose payment is %s, %s, shows when it was begun: %j', (state, status, begun) => {
    const since = '2026-11-02T10:32:00.000Z';
    const payment = { status: 'WAITING', canPay: true, expiresAt: null, state, since } as const;
    const [order] = toMyOrders([anOrderSummary({ status, payment })]);
    expect(order && toMyOrderView(order, money, now).begun).toBe(begun);
  });

  it('is listed before older ones', () => {
    expect(toMyOrders([at('2026-01-01'), at('2026-03-01'), at('2026-02-01')]).map(({ ref }) => ref)).toEqual([
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
    ]);
  });
});
