import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTestStore } from '../../testing/renderWithStore.tsx';
import { networkSettleMs } from '../../lib/network/onNetworkBack.ts';
import { pauseMs, type RetryPolicy } from '../../lib/retry/index.ts';
import { serverErrorPolicy, unansweredPolicy } from './placeOrder.ts';
import { recheckPauseMs } from './useCheckoutDialog.ts';
import {
  answerOrders,
  dialogOf,
  isReady,
  isReported,
  open,
  placed,
  refused,
  serveBasket,
  submitRight,
  type,
} from './testing/checkoutPage.tsx';

const served = serveBasket();

afterEach(() => {
  vi.useRealTimers();
});

const lost = () => HttpResponse.error();
const keysOf = (sent: { key: string | null }[]) => new Set(sent.map(({ key }) => key)).size;
/** The pauses before all retries of a policy, together. */
const total = (policy: RetryPolicy) =>
  Array.from({ length: policy.most }, (_, number) => pauseMs(policy, number)).reduce(
    (sum, ms) => sum + ms,
    0,
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

async function openReady(store = makeTestStore()) {
  const page = open({ store });
  await isReady(page);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return page;
}

describe('An order whose response is lost', () => {
  it('is retried with the same key until it is answered', async () => {
    const sent = answerOrders(
      served,
      lost,
      () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }),
      placed({ ref: 'R-3' }),
    );
    const page = await openReady();
    await submitRight(page);
    await isReported(page, 'Vérification en cours');
    expect(page.ready().isSubmitting).toBe(true);
    expect(page.ready().dialog?.close).toBeNull();
    await pass(pauseMs(unansweredPolicy, 0) + pauseMs(unansweredPolicy, 1));
    await isReported(page, 'Commande Validée');
    expect(sent.length).toBe(3);
    expect(keysOf(sent)).toBe(1);
  });

  it('is retried further: automatically, when the connection is back, and on request', async () => {
    const sent = answerOrders(served, lost);
    const page = await openReady();
    await submitRight(page);
    await pass(total(unansweredPolicy));
    await waitFor(() => expect(page.ready().dialog?.action?.label).toBe('Vérifier maintenant'));
    expect(dialogOf(page)).toEqual([
      'waiting',
      'Vérification en cours',
      'La boutique ne répond pas encore. Nous vérifions à nouveau dès que la connexion revient\u00a0: votre commande ne peut être enregistrée qu’une seule fois, ne la repassez pas.',
      false,
    ]);
    const tries = unansweredPolicy.most + 1;
    await pass(recheckPauseMs + total(unansweredPolicy));
    await waitFor(() => {
      expect(sent.length).toEqual(2 * tries);
      expect(page.ready().dialog?.action === null).toBe(false);
    });
    const resent = answerOrders(served, placed({ ref: 'R-4' }));
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(networkSettleMs);
    await isReported(page, 'Commande Validée');
    expect([...resent, ...sent].length).toBe(2 * tries + 1);
    expect(keysOf([...resent, ...sent])).toBe(1);
  });

  it.each([
    [500, {}, 'Une erreur technique est survenue. Veuillez réessayer plus tard.'],
    [503, { message: 'Service momentanément indisponible.' }, 'Service momentanément indisponible.'],
  ])(
    'is retried when the server fails with %i, then reported; the next attempt reuses the key',
    async (status, body, text) => {
      const sent = answerOrders(served, refused(status, body));
      const page = await openReady();
      await submitRight(page);
      await pass(total(serverErrorPolicy));
      await isReported(page, 'Erreur Inattendue');
      expect(page.ready().dialog?.text).toEqual(text);
      expect(sent.length).toEqual(serverErrorPolicy.most + 1);
      const resent = answerOrders(served, placed({ ref: 'R-4' }));
      act(() => page.ready().dialog?.close?.());
      await act(async () => page.ready().submit());
      await isReported(page, 'Commande Validée');
      expect(keysOf([...sent, ...resent])).toBe(1);
    },
  );

  it('whose form was corrected in the meantime is the one sent first, if that one exists', async () => {
    const sent = answerOrders(served, refused(500, {}));
    const page = await openReady();
    await submitRight(page);
    await pass(total(serverErrorPolicy));
    await isReported(page, 'Erreur Inattendue');
    const resent = answerOrders(
      served,
      refused(409, { message: 'Cette demande a déjà été envoyée avec un autre contenu.' }),
      placed({ ref: 'R-FIRST' }),
    );
    act(() => page.ready().dialog?.close?.());
    await type({ address: 'Rue 12, Mermoz' });
    await act(async () => page.ready().submit());
    await isReported(page, 'Commande Validée');
    expect(page.ready().dialog?.text).toBe('Votre commande R-FIRST a bien été enregistrée.');
    expect(resent.map(({ body }) => body)).toMatchObject([
      { address: 'Rue 12, Mermoz' },
      { address: 'Rue 10, Mermoz' },
    ]);
    expect(keysOf([...sent, ...resent])).toBe(1);
  });
});
