import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dialogDurationMs } from '../../lib/alerts/dialogDurationMs.ts';
import { serveWorld } from '../../testing/serveWorld.ts';
import {
  answerOrders,
  isReady,
  isReported,
  open,
  placed,
  submitRight,
  withBasket,
} from './testing/checkoutPage.tsx';

const served = serveWorld();

afterEach(() => {
  vi.useRealTimers();
});

it('The next page is prefetched while the confirmation is shown, and the confirmation stays until that page opens, even if closed twice', async () => {
  withBasket(served);
  answerOrders(served, placed({ ref: 'R-1' }));
  const page = open();
  await isReady(page);
  expect(page.shown.isTaken).toBe(false);
  await submitRight(page);
  await isReported(page, 'Commande Validée');
  expect(page.shown.isTaken).toBe(true);
  act(() => page.ready().dialog?.close?.());
  act(() => page.ready().dialog?.close?.());
  expect(page.shown.placed).toEqual(['R-1']);
  expect(page.ready().dialog?.title).toBe('Commande Validée');
});

/** A checkout whose order is placed and whose dialog counts down. */
async function placedUnderFakeTimers() {
  withBasket(served);
  answerOrders(served, placed({ ref: 'R-1' }));
  const page = open();
  await isReady(page);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await submitRight(page);
  await isReported(page, 'Commande Validée');
  return page;
}

it('The checkout navigates by itself when nobody closes the dialog', async () => {
  const page = await placedUnderFakeTimers();
  await act(async () => vi.advanceTimersByTimeAsync(dialogDurationMs));
  expect(page.shown.placed).toEqual(['R-1']);
});

it('The reference of an order stays on screen while there is no network', async () => {
  const page = await placedUnderFakeTimers();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await act(async () => vi.advanceTimersByTimeAsync(2 * dialogDurationMs));
  expect(page.shown.placed).toEqual([]);
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await act(async () => vi.advanceTimersByTimeAsync(dialogDurationMs));
  expect(page.shown.placed).toEqual(['R-1']);
});

it('The checkout repeats its navigation when the shopper goes back before the next page has opened', async () => {
  withBasket(served);
  answerOrders(served, placed({ ref: 'R-1' }));
  const page = open();
  await submitRight(page);
  await isReported(page, 'Commande Validée');
  act(() => page.ready().dialog?.close?.());
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(page.shown.placed).toEqual(['R-1', 'R-1']);
  page.unmount();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(page.shown.placed).toEqual(['R-1', 'R-1']);
});
