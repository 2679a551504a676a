// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveWorld } from '../testing/serve.ts';
import { retryPausesMs } from './placeOrder.ts';
import {
  open,
  isReady,
  withBasket,
  answerOrders,
  placed,
  submitRight,
  dialogOf,
  isTold,
} from './testing/checkoutPage.tsx';

const served = serveWorld();

afterEach(() => {
  vi.useRealTimers();
});

describe('An order whose answer is lost', () => {
  it('is asked for again with the same key until it is answered', async () => {
    withBasket(served);
    const sent = answerOrders(
      served,
      () => HttpResponse.error(),
      () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }),
      placed({ ref: 'R-3' }),
    );
    const page = open();
    await isReady(page);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await submitRight(page);
    await isTold(page, 'Vérification en cours');
    expect([page.ready().isSubmitting, page.ready().dialog?.close]).toEqual([true, null]);
    await act(async () => vi.advanceTimersByTimeAsync(retryPausesMs[0] + retryPausesMs[1]));
    await isTold(page, 'Commande Validée');
    expect([sent.length, new Set(sent.map(({ key }) => key)).size]).toEqual([3, 1]);
  });

  it('is given up after a few times, and sent with the same key again when the shopper tries', async () => {
    withBasket(served);
    const sent = answerOrders(served, () => HttpResponse.error());
    const page = open();
    await isReady(page);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await submitRight(page);
    await act(async () => vi.advanceTimersByTimeAsync(retryPausesMs.reduce((sum, ms) => sum + ms, 0)));
    await isTold(page, 'Erreur Inattendue');
    expect(dialogOf(page)).toEqual([
      'error',
      'Erreur Inattendue',
      'Une erreur technique est survenue. Veuillez réessayer plus tard.',
      true,
    ]);
    expect(sent.length).toBe(retryPausesMs.length + 1);
    const again = answerOrders(served, placed({ ref: 'R-4' }));
    act(() => page.ready().dialog?.close?.());
    await act(async () => page.ready().submit());
    await isTold(page, 'Commande Validée');
    expect(again.map(({ key }) => key)).toEqual([sent[0]?.key]);
  });
});
