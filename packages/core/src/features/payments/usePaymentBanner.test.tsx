import { anOrder, aWorld } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readPendingPayment } from './pending/pendingPayment.ts';
import { usePendingPayment } from './pending/usePendingPayment.ts';
import {
  makeTestStore,
  memoryStorage,
  renderHookWithStore,
  testNow,
} from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { clearPendingPayment, savePendingPayment } from './pending/index.ts';
import { usePaymentBanner } from './usePaymentBanner.ts';

const refs = ['R-0', 'R-1', 'R-2', 'R-3'] as const;
const waiting = { status: 'WAITING', canPay: true, expiresAt: null } as const;
const unpaid = (ref: string) => anOrder({ ref, paymentMethod: 'paytech', payment: { ...waiting } });
const served = serveWorld(() => aWorld({ orders: refs.map(unpaid) }));

/** Ends an order between two requests. */
function ends(ref: string, how: 'paid' | 'cancelled' | 'gone') {
  const order = served.world.orders.find((each) => each.ref === ref);
  if (how === 'gone' || !order) served.world.orders = served.world.orders.filter((each) => each !== order);
  else order.payment = { ...waiting, status: how === 'paid' ? 'PAID' : 'FAILED', canPay: false };
}

/** The reminder of a visitor who left these orders unpaid, in this order. */
function remindOf(left: readonly string[]) {
  const store = makeTestStore();
  for (const ref of left) store.dispatch(savePendingPayment(ref));
  const callbacks = { onPayment: () => undefined, onRestored: () => undefined };
  const pending = renderHookWithStore(() => usePendingPayment(), { store });
  const orderRef = () => pending.result.current ?? '';
  const { result, rerender } = renderHookWithStore(
    (shown: { orderRef: string }) => usePaymentBanner(shown.orderRef, callbacks),
    { store, initialProps: { orderRef: orderRef() } },
  );
  const speaksOf = (ref: string) =>
    waitFor(() => expect(result.current?.link.href).toBe(`/orders-status/${ref}`));
  const navigate = () => {
    pending.rerender();
    rerender({ orderRef: orderRef() });
  };
  return { store, result, speaksOf, navigate };
}

describe('The reminder of several orders', () => {
  it.each(['paid', 'cancelled', 'gone'] as const)(
    'speaks of the first that can be paid once those after it are %s',
    async (how) => {
      ends('R-3', how);
      ends('R-2', how);
      const { store, speaksOf } = remindOf(['R-1', 'R-2', 'R-3']);
      await speaksOf('R-1');
      expect(store.dispatch(readPendingPayment())).toBe('R-1');
    },
  );

  it('speaks of the newest while it can be paid', async () => {
    const { result, speaksOf } = remindOf(['R-1', 'R-2']);
    await speaksOf('R-2');
    expect(result.current?.text).toContain('R-2');
  });

  it('dismissed for one order, shows the other on the next page', async () => {
    const { result, speaksOf, navigate } = remindOf(['R-1', 'R-2']);
    await speaksOf('R-2');
    act(() => result.current?.dismiss());
    expect(result.current).toBe(null);
    navigate();
    await speaksOf('R-1');
  });
});

/** References shown by the reminder, each removed before the next is read. */
const inTurn = (store: ReturnType<typeof makeTestStore>) => {
  const notified: string[] = [];
  for (let ref = store.dispatch(readPendingPayment()); ref; ref = store.dispatch(readPendingPayment())) {
    notified.push(ref);
    store.dispatch(clearPendingPayment(ref));
  }
  return notified;
};

describe('The list of unpaid orders', () => {
  it.each([
    [refs, ['R-3', 'R-2', 'R-1']],
    [
      ['R-1', 'R-2', 'R-1'],
      ['R-1', 'R-2'],
    ],
  ])('the list of %j is shown as %j', (left, notified) => {
    const store = makeTestStore();
    for (const ref of left) store.dispatch(savePendingPayment(ref));
    expect(inTurn(store)).toEqual(notified);
  });

  it('reads the earlier format, which held a single order', () => {
    const saved = JSON.stringify({ savedAt: testNow, value: 'R-1' });
    const storage = memoryStorage({ 'payment-pending:teranga': saved });
    expect(inTurn(makeTestStore({ storage }))).toEqual(['R-1']);
  });
});
