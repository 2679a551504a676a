import { anOrder, aWorld } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOrderTracking } from '../order-tracking/useOrderTracking.ts';
import { renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { usePayment } from './usePayment.ts';
import { usePaymentBanner } from './usePaymentBanner.ts';
import { pollEveryMs } from './useWatchedOrder.ts';

const ref = 'TRG-7K2M-9QXP-4HTD';
const pending = {
  status: 'WAITING',
  canPay: true,
  expiresAt: '2026-11-02T11:30:00.000Z',
  state: 'pending',
  since: '2026-11-02T10:31:00.000Z',
} as const;
const served = serveWorld(() =>
  aWorld({ orders: [anOrder({ ref, paymentMethod: 'paytech', payment: { ...pending } })] }),
);
const callbacks = { onPayment: () => undefined, onRestored: () => undefined };
const checks = () => served.world.log.filter((call) => call.endsWith('/payment/check')).length;

afterEach(() => {
  vi.useRealTimers();
});

/** Sets PayTech's answer to the next check. */
function becomes(payment: Partial<NonNullable<ReturnType<typeof anOrder>['payment']>>, status?: string) {
  served.server.use(
    http.post('*/api/orders/:ref/payment/check', () => {
      served.world.log.push('POST /payment/check');
      const [order] = served.world.orders;
      if (!order) return HttpResponse.json({ message: 'Commande introuvable.' }, { status: 404 });
      order.payment = { ...pending, ...payment };
      if (status !== undefined) order.status = status;
      return HttpResponse.json(order);
    }),
  );
}

const back = (isCancelled = false) => {
  const { result } = renderHookWithStore(() => usePayment(ref, callbacks, isCancelled));
  return () => {
    if (result.current.status !== 'ready') throw new Error('the order is unknown');
    return result.current;
  };
};

describe('The shopper coming back from the payment page', () => {
  it.each([false, true])(
    'gets no second payment offered while the outcome is unknown (gave up: %s)',
    async (isCancelled) => {
      const view = back(isCancelled);
      await waitFor(() => expect(view().state.code).toBe('pending'));
      expect(view().actions).toMatchObject({ resume: null, restore: null });
    },
  );

  it('triggers a check with the provider at once', async () => {
    becomes({ status: 'PAID', state: 'paid', canPay: false }, 'VALIDATED');
    const view = back();
    await waitFor(() => expect(view().state.code).toBe('confirmed'));
  });

  it('triggers further checks with the provider', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    const view = back();
    await waitFor(() => expect(checks()).toBe(1));
    await act(async () => vi.advanceTimersByTimeAsync(pollEveryMs.first));
    await waitFor(() => expect(checks()).toBe(2));
    expect(view().state.code).toBe('pending');
  });

  it('can pay once the provider reports that nothing was paid', async () => {
    becomes({ status: 'FAILED', state: 'unpaid' });
    const view = back();
    await waitFor(() => expect(view().actions.resume).not.toBe(null));
    expect(view().state.title).toBe('Paiement non abouti');
  });

  it('is offered to pay once they say that they did not', async () => {
    const view = back();
    await waitFor(() => expect(view().actions.deny).not.toBe(null));
    act(() => view().actions.deny?.());
    expect(view().actions.resume).not.toBe(null);
    expect(view().state.title).toBe('Paiement à reprendre');
  });

  it('sees when the provider does not answer, and may wait', async () => {
    becomes({ state: 'unknown' });
    const view = back();
    await waitFor(() => expect(view().state.code).toBe('unreachable'));
    expect(view().actions.resume).toBe(null);
    await waitFor(() => expect(view().retry).not.toBe(null));
  });

  it('sees when the store does not answer', async () => {
    served.server.use(http.post('*/api/orders/:ref/payment/check', () => HttpResponse.error()));
    const view = back();
    await waitFor(() => expect(view().state.code).toBe('unreachable'));
  });
});

describe('Order tracking with an open payment', () => {
  it('offers no payment', async () => {
    const { result } = renderHookWithStore(() => useOrderTracking(ref, callbacks));
    await waitFor(() =>
      expect(result.current).toMatchObject({
        payment: { state: { code: 'pending' }, actions: { resume: null } },
      }),
    );
  });

  it('triggers a check with the provider', async () => {
    becomes({ status: 'PAID', state: 'paid', canPay: false }, 'VALIDATED');
    const { result } = renderHookWithStore(() => useOrderTracking(ref, callbacks));
    await waitFor(() => expect(result.current).toMatchObject({ state: { code: 'VALIDATED' } }));
  });
});

describe('The reminder of an open payment', () => {
  it('shows the pending payment text and offers no payment', async () => {
    const { result } = renderHookWithStore(() => usePaymentBanner(ref, callbacks));
    await waitFor(() =>
      expect(result.current?.text).toMatch(/^Vous avez payé \? Nous attendons la confirmation\./),
    );
    expect(result.current?.text).toMatch(/ Paiement commencé (?:à l’instant|il y a .+)\.$/);
    expect(result.current?.resume).toBe(null);
  });

  it('disappears once the payment is confirmed', async () => {
    becomes({ status: 'PAID', state: 'paid', canPay: false }, 'VALIDATED');
    const { result } = renderHookWithStore(() => usePaymentBanner(ref, callbacks));
    await waitFor(() => expect(checks()).toBe(1));
    await waitFor(() => expect(result.current).toBe(null));
  });

  it('offers to pay once the provider reports that nothing was paid', async () => {
    becomes({ status: 'FAILED', state: 'unpaid' });
    const { result } = renderHookWithStore(() => usePaymentBanner(ref, callbacks));
    await waitFor(() => expect(result.current?.resume).not.toBe(null));
  });

  it('offers a retry when the provider does not answer', async () => {
    becomes({ state: 'unknown' });
    const { result } = renderHookWithStore(() => usePaymentBanner(ref, callbacks));
    await waitFor(() => expect(result.current?.retry).not.toBe(null));
  });
});

it('A back end that sends only `status` receives no payment check', async () => {
  const [order] = served.world.orders;
  if (order) order.payment = { status: 'WAITING', canPay: true, expiresAt: null };
  const view = back();
  await waitFor(() => expect(view().state.code).toBe('awaiting'));
  expect(checks()).toBe(0);
});
