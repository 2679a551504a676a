import { anOrder, aWorld } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTestStore, memoryStorage, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { readSignIn } from '../account/auth/signIn.ts';
import { useMyOrders } from './useMyOrders.ts';

const checkEveryMs = 10_000;
const pending = {
  status: 'WAITING',
  canPay: true,
  expiresAt: '2026-11-02T11:30:00.000Z',
  state: 'pending',
  since: '2026-11-02T10:31:00.000Z',
} as const;
const paid = { ...pending, status: 'PAID', state: 'paid', canPay: false } as const;

const openOrder = (ref: string, createdAt = '2026-11-02T10:30:00.000Z') =>
  anOrder({ ref, createdAt, paymentMethod: 'paytech', payment: { ...pending } });
const served = serveWorld(() => aWorld({ bearerToken: 'jeton-client', orders: [openOrder('TRG-1')] }));
const checked = () =>
  served.world.log.flatMap((call) => /^POST \/api\/orders\/(.+)\/payment\/check$/.exec(call)?.[1] ?? []);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The list of a signed-in shopper, once it is shown. */
async function opened() {
  const store = makeTestStore({ storage: memoryStorage({ authToken: 'jeton-client' }) });
  const page = renderHookWithStore(() => useMyOrders(), { store });
  await act(() => store.dispatch(readSignIn()));
  await waitFor(() => expect(page.result.current.status).toBe('ready'));
  const listed = () => (page.result.current.status === 'ready' ? page.result.current.orders : []);
  return { ...page, listed };
}
const passInterval = () => act(async () => vi.advanceTimersByTimeAsync(checkEveryMs));
const fakeTimers = () =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });

describe('The list of orders', () => {
  it('shows that an open payment was confirmed, without being reopened', async () => {
    served.server.use(
      http.post('*/api/orders/:ref/payment/check', () =>
        HttpResponse.json({ ...openOrder('TRG-1'), status: 'VALIDATED', payment: paid }),
      ),
    );
    const { listed } = await opened();
    await waitFor(() => expect(listed()).toMatchObject([{ state: { label: 'Validée' }, begun: null }]));
    expect(served.world.log.filter((call) => call === 'GET /api/orders').length).toBe(1);
  });

  it('has an open payment rechecked at intervals, until the page is left', async () => {
    fakeTimers();
    const { unmount } = await opened();
    await waitFor(() => expect(checked()).toEqual(['TRG-1']));
    await passInterval();
    await waitFor(() => expect(checked()).toEqual(['TRG-1', 'TRG-1']));
    unmount();
    await passInterval();
    expect(checked().length).toBe(2);
  });

  it('checks nothing while it is hidden', async () => {
    fakeTimers();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await opened();
    await passInterval();
    expect(checked()).toEqual([]);
    hidden.mockReturnValue(false);
    await passInterval();
    await waitFor(() => expect(checked()).toEqual(['TRG-1']));
  });

  it('checks the five newest of many open payments', async () => {
    const refs = ['TRG-1', 'TRG-2', 'TRG-3', 'TRG-4', 'TRG-5', 'TRG-6', 'TRG-7'];
    served.world.orders = refs.map((ref, index) => openOrder(ref, `2026-11-0${index + 1}T10:30:00.000Z`));
    const { listed } = await opened();
    expect(listed().length).toBe(refs.length);
    await waitFor(() => expect(checked().length).toBeGreaterThanOrEqual(5));
    expect(checked()).toEqual(['TRG-7', 'TRG-6', 'TRG-5', 'TRG-4', 'TRG-3']);
  });

  it.each([
    ['paid', { payment: { ...paid } }],
    ['known not to be paid', { payment: { ...pending, status: 'FAILED', state: 'unpaid' } }],
    ['cancelled', { status: 'CANCELLED' }],
  ] as const)('does not check an order that is %s', async (_state, overrides) => {
    fakeTimers();
    served.world.orders = [{ ...openOrder('TRG-1'), ...overrides }];
    await opened();
    await passInterval();
    expect(checked()).toEqual([]);
  });

  it('stays as it is when the check fails', async () => {
    let failed = 0;
    served.server.use(
      http.post('*/api/orders/:ref/payment/check', () => {
        failed += 1;
        return HttpResponse.error();
      }),
    );
    const { listed } = await opened();
    const before = listed();
    await waitFor(() => expect(failed).toBe(1));
    expect(listed()).toEqual(before);
  });
});
