import { anOrderRequest } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCart } from '../../cart/cart.ts';
import { beginPendingOrder } from '../pendingOrder.ts';
import { saveCheckoutDraft } from '../formDraft.ts';
import { toXof } from '../../../domain/money/money.ts';
import { networkSettleMs } from '../../../lib/network/onNetworkBack.ts';
import { useReconnectListener } from '../../../lib/reconnect/index.ts';
import { usePendingPayment } from '../../payments/pending/usePendingPayment.ts';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { useUnconfirmedOrder } from './useUnconfirmedOrder.ts';

const served = serveWorld();
let storage = memoryStorage();

/**
 * The next page of a browser with an unanswered order; the server created it under `ref`, or not at
 * all (null).
 */
function nextPage(method: 'cod' | 'paytech', ref: string | null) {
  const total = toXof(26_500);
  const totals = { subtotal: total, discount: toXof(0), delivery: toXof(0), total };
  const draft = { cart: emptyCart, totals, method, promoCode: null, isBuyNow: false };
  const order = anOrderRequest({ paymentMethod: method });
  const { dispatch } = makeTestStore({ storage });
  const { key } = dispatch(beginPendingOrder(order, draft));
  dispatch(saveCheckoutDraft({ method }));
  if (ref !== null) {
    served.world.placed.set(key, ref);
    served.world.requests.set(ref, order);
  }
  return makeTestStore({ storage });
}
const savedNames = () =>
  ['checkout-attempt', 'checkout-fields', 'payment-pending'].filter(
    (name) => storage.local?.getItem(`${name}:teranga`) !== null,
  );

beforeEach(() => {
  storage = memoryStorage();
});
afterEach(() => void vi.useRealTimers());

/** A page that notices when the network is back. */
function usePage() {
  useReconnectListener();
  return useUnconfirmedOrder();
}

describe('An unanswered order', () => {
  it.each([
    [undefined, ''],
    ['unanswered orders' as const, null],
  ])('is known on a page that reports %s as %j', (reported, ref) => {
    const store = nextPage('paytech', null);
    expect(renderHookWithStore(() => usePendingPayment(reported), { store }).result.current).toBe(ref);
  });

  it('to be paid online links back to its payment', async () => {
    const { result } = renderHookWithStore(useUnconfirmedOrder, { store: nextPage('paytech', 'R-1') });
    await waitFor(() => expect(result.current).toEqual({ unpaidRef: 'R-1', banner: null }));
    expect(savedNames()).toEqual(['payment-pending']);
  });

  it('paid on delivery is reported until it is dismissed', async () => {
    const { result } = renderHookWithStore(useUnconfirmedOrder, { store: nextPage('cod', 'R-1') });
    await waitFor(() =>
      expect(result.current.banner).toMatchObject({
        text: 'Votre commande R-1 a bien été enregistrée.',
        link: { href: '/orders-status/R-1' },
        resume: null,
      }),
    );
    expect(savedNames()).toEqual([]);
    act(() => result.current.banner?.dismiss());
    expect(result.current.banner).toBe(null);
  });

  it('that does not exist shows nothing, and preserves the checkout draft', async () => {
    const { result } = renderHookWithStore(useUnconfirmedOrder, { store: nextPage('cod', null) });
    await waitFor(() => expect(served.world.log).toContain('GET /api/orders/attempt'));
    expect(result.current).toEqual({ unpaidRef: null, banner: null });
    expect(savedNames()).toEqual(['checkout-attempt', 'checkout-fields']);
    expect(served.world.log.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('is looked up when the connection is back', async () => {
    let isFirst = true;
    const requested: boolean[] = [];
    served.server.use(
      http.get('*/api/orders/attempt', () => {
        requested.push(isFirst);
        if (!isFirst) return undefined;
        isFirst = false;
        return HttpResponse.error();
      }),
    );
    const { result } = renderHookWithStore(usePage, { store: nextPage('paytech', 'R-1') });
    await waitFor(() => expect(requested).toEqual([true]));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => void vi.advanceTimersByTime(networkSettleMs));
    await waitFor(() => expect(result.current.unpaidRef).toBe('R-1'));
  });

  it('shows a link to check it where the back end has no lookup', async () => {
    served.server.use(
      http.get('*/api/orders/attempt', () => HttpResponse.json({ message: 'No route.' }, { status: 405 })),
    );
    const { result } = renderHookWithStore(useUnconfirmedOrder, { store: nextPage('cod', null) });
    await waitFor(() =>
      expect(result.current.banner).toMatchObject({
        text: 'Votre commande de 26\u202f500\u00a0FCFA n’a pas reçu de réponse.',
        link: { label: 'Vérifier ma commande', href: '/checkout' },
      }),
    );
    act(() => result.current.banner?.dismiss());
    expect(savedNames()).toEqual(['checkout-fields']);
  });
});
