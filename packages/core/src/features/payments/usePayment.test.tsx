import { anOrder, anOrderRequest, aWorld, paymentUrlOf } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unknownOrderAdvice } from '../orders/unknownOrder.ts';
import { useToasts } from '../../lib/alerts/useToasts.ts';
import { useCartBadge } from '../cart/useCartBadge.ts';
import { readPendingPayment } from './pending/pendingPayment.ts';
import { usePendingPayment } from './pending/usePendingPayment.ts';
import { makeTestStore, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { savePendingPayment } from './pending/index.ts';
import { usePayment } from './usePayment.ts';
import { usePaymentBanner } from './usePaymentBanner.ts';
import { pollEveryMs } from './useWatchedOrder.ts';

const ref = 'TRG-7K2M-9QXP-4HTD';
const waiting = { status: 'WAITING', canPay: true, expiresAt: null } as const;
const request = anOrderRequest({ paymentMethod: 'paytech' });

const served = serveWorld(() =>
  aWorld({
    orders: [anOrder({ ref, paymentMethod: 'paytech', payment: { ...waiting } })],
    requests: new Map([[ref, request]]),
  }),
);

afterEach(() => {
  vi.useRealTimers();
});

/** Changes the order on the server. */
function becomes(payment: Partial<NonNullable<ReturnType<typeof anOrder>['payment']>>) {
  const [order] = served.world.orders;
  if (order) order.payment = { ...waiting, ...payment };
}

function show(orderRef = ref) {
  const navigations: string[] = [];
  const callbacks = {
    onPayment: (url: string) => navigations.push(url),
    onRestored: () => navigations.push('/cart'),
  };
  const store = makeTestStore();
  store.dispatch(savePendingPayment(ref));
  const rendered = renderHookWithStore(
    () => ({ payment: usePayment(orderRef, callbacks), badge: useCartBadge(), toasts: useToasts() }),
    { store },
  );
  const ready = () => {
    const { payment } = rendered.result.current;
    if (payment.status !== 'ready') throw new Error('the order is unknown');
    return payment;
  };
  const isIn = (code: string) => waitFor(() => expect(ready().state.code).toBe(code));
  return { ...rendered, ready, navigations, isIn };
}

/** The page of who came back without paying. */
const giveUp = () => {
  const callbacks = { onPayment: () => undefined, onRestored: () => undefined };
  const { result } = renderHookWithStore(() => usePayment(ref, callbacks, true));
  return () => (result.current.status === 'ready' ? result.current.state : null);
};

describe('A payment that the shopper gave up', () => {
  it.each([
    ['WAITING', 'failed', 'bad', 'Paiement non abouti'],
    ['PAID', 'confirmed', 'good', 'Paiement confirmé'],
  ] as const)('and that the server calls %s is %s', async (status, code, tone, title) => {
    becomes({ status });
    const state = giveUp();
    await waitFor(() => expect(state()).toMatchObject({ code, tone, title }));
  });
});

describe('A payment', () => {
  it('offers a WhatsApp link to the store with the ordered products', async () => {
    const shown = show();
    await shown.isIn('awaiting');
    await waitFor(() => expect(shown.ready().whatsappHref).not.toBe(null));
    const text = new URL(shown.ready().whatsappHref ?? '').searchParams.get('text') ?? '';
    expect(text.split('\n').map((line) => line.slice(0, 8).trim())).toEqual([
      'Bonjour',
      '• 2 × Pa',
      'Total :',
      'http://b',
    ]);
  });

  it('is polled until it is settled, then removed from storage', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const shown = show();
    expect(shown.ready().state.code).toBe('checking');
    await shown.isIn('awaiting');
    expect(shown.store.dispatch(readPendingPayment())).toBe(ref);
    becomes({ status: 'PAID', canPay: false });
    await act(async () => vi.advanceTimersByTimeAsync(pollEveryMs.first));
    await shown.isIn('confirmed');
    expect(shown.store.dispatch(readPendingPayment())).toBe(null);
    const looks = served.world.log.length;
    await act(async () => vi.advanceTimersByTimeAsync(5 * pollEveryMs.later));
    expect(served.world.log.length).toBe(looks);
  });

  it('is refetched when the shopper comes back to the page', async () => {
    const shown = show();
    await shown.isIn('awaiting');
    becomes({ status: 'FAILED' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(shown.ready().state.title).toBe('Paiement non abouti'));
  });

  it('whose state cannot be fetched shows that the order is saved, and retries', async () => {
    served.server.use(http.get('*/api/orders-status/:ref', () => HttpResponse.error(), { once: true }));
    const shown = show();
    await shown.isIn('unreachable');
    await waitFor(() => expect(shown.ready().retry).not.toBe(null));
    act(() => shown.ready().retry?.());
    await shown.isIn('awaiting');
  });

  it('of an unknown order is reported as missing', async () => {
    const { result } = show('TRG-0000');
    await waitFor(() =>
      expect(result.current.payment).toEqual({
        status: 'unknown',
        title: 'Commande introuvable',
        message: unknownOrderAdvice,
      }),
    );
  });

  it('is resumed at the URL the store returns, once however often the button is pressed', async () => {
    const shown = show();
    await shown.isIn('awaiting');
    await act(async () => {
      shown.ready().actions.resume?.();
    });
    await waitFor(() => expect(shown.navigations).toEqual([paymentUrlOf(ref)]));
  });

  it('that cannot be resumed now says why', async () => {
    served.world.isPaymentDown = true;
    const shown = show();
    await shown.isIn('awaiting');
    act(() => shown.ready().actions.resume?.());
    await waitFor(() =>
      expect(shown.ready().actions).toMatchObject({
        busy: null,
        error: 'Le lien de paiement n’a pu être généré. Veuillez réessayer dans un instant.',
      }),
    );
  });

  it('made elsewhere in the meantime is not made twice', async () => {
    const shown = show();
    await shown.isIn('awaiting');
    becomes({ status: 'PAID', canPay: false });
    act(() => shown.ready().actions.resume?.());
    await shown.isIn('confirmed');
    expect(shown.ready().actions.resume).toBeNull();
    expect(shown.navigations).toEqual([]);
  });

  it('given up puts the products back into the cart', async () => {
    const shown = show();
    await shown.isIn('awaiting');
    act(() => shown.ready().actions.restore?.());
    await waitFor(() => expect(shown.navigations).toEqual(['/cart']));
    expect(shown.result.current).toMatchObject({
      badge: { count: 2 },
      toasts: [{ text: 'Vos articles sont de nouveau dans votre panier.' }],
    });
    expect(shown.store.dispatch(readPendingPayment())).toBe(null);
  });

  it('whose cancellation fails reports the failure, and the order stays', async () => {
    served.server.use(http.post('*/api/orders/:ref/cart', () => HttpResponse.error()));
    const shown = show();
    await shown.isIn('awaiting');
    act(() => shown.ready().actions.restore?.());
    await waitFor(() =>
      expect(shown.ready().actions.error).toBe(
        'Vos articles n’ont pas pu être remis dans le panier. Veuillez réessayer.',
      ),
    );
    expect(shown.navigations).toEqual([]);
  });
});

describe('The reminder', () => {
  function remind(reported?: 'orders' | 'unanswered orders') {
    const store = makeTestStore();
    store.dispatch(savePendingPayment(ref));
    const callbacks = { onPayment: () => undefined, onRestored: () => undefined };
    const rendered = renderHookWithStore(
      () => ({ pending: usePendingPayment(reported), banner: usePaymentBanner(ref, callbacks) }),
      { store },
    );
    return { ...rendered, saved: () => store.dispatch(readPendingPayment()) };
  }

  it('shows the order and its total', async () => {
    const { result } = remind();
    await waitFor(() =>
      expect(result.current.banner?.text).toBe(
        `Votre commande ${ref} (26\u202f500\u00a0FCFA) attend son paiement.`,
      ),
    );
  });

  it.each([
    ['paid', () => becomes({ status: 'PAID', canPay: false })],
    ['cancelled', () => becomes({ status: 'FAILED', canPay: false })],
    ['gone', () => served.world.orders.splice(0)],
  ])('removes an order that is %s', async (_how, happen) => {
    happen();
    const shown = remind();
    await waitFor(() => expect(shown.saved()).toBe(null));
    expect(shown.result.current.banner).toBe(null);
  });

  it('does not reappear once dismissed', async () => {
    const shown = remind();
    await waitFor(() => expect(shown.result.current.banner).not.toBe(null));
    act(() => shown.result.current.banner?.dismiss());
    expect(shown.result.current.banner).toBeNull();
    expect(shown.saved()).toBeNull();
  });

  it.each([
    ['nothing', undefined, ref],
    ['unanswered orders', 'unanswered orders' as const, ref],
    ['orders', 'orders' as const, null],
  ])('is there or not on a page that reports %s', (_what, reported, pending) => {
    expect(remind(reported).result.current.pending).toBe(pending);
  });
});
