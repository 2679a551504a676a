import { aCartLine, aPromoAnswer, aPromoRefusal } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invalidateCart } from '../cart/changeCart.ts';
import { promoMessageMs } from './promo/usePromo.ts';
import { deferred } from '../../testing/deferred.ts';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import {
  answerOrders,
  basket,
  dialogOf,
  isReady,
  isReported,
  open,
  placed,
  refused,
  rightValues,
  serveBasket,
  submitRight,
  type,
} from './testing/checkoutPage.tsx';

const served = serveBasket();

afterEach(() => {
  vi.useRealTimers();
});

type Page = ReturnType<typeof open>;

async function openReady(store = makeTestStore()) {
  const page = open({ store });
  await isReady(page);
  await waitFor(() => expect(page.ready().zones.value).toBe('dakar'));
  return page;
}
const write = (page: Page, text: string) => act(() => page.ready().promo.type(text));
const apply = (page: Page) => act(async () => page.ready().promo.apply());
const says = (page: Page, text: string) => waitFor(() => expect(page.ready().promo.message?.text).toBe(text));
async function applyCode(page: Page, code: string) {
  write(page, code);
  await apply(page);
  await waitFor(() => expect(page.ready().promo.isChecking).toBe(false));
}

/** Answers promo checks in turn and records their requests. */
function answerChecks(...answers: (() => Response | Promise<Response>)[]) {
  const requested: unknown[] = [];
  served.server.use(
    http.post('*/api/promocodes/validate', async ({ request }) => {
      requested.push(await request.json());
      return answers[Math.min(requested.length, answers.length) - 1]?.();
    }),
  );
  return requested;
}

describe('The promo box', () => {
  it('sends products and contact, and applies the discount the store returns', async () => {
    const answer = deferred();
    const requested = answerChecks(async () => {
      await answer.promise;
      return HttpResponse.json(aPromoAnswer());
    });
    const page = await openReady();
    await type(rightValues);
    expect(page.ready().promo.canApply).toBe(false);
    write(page, ' bienvenue ');
    expect(page.ready().promo.canApply).toBe(true);
    await apply(page);
    expect(page.ready().promo.isChecking).toBe(true);
    expect(page.ready().promo.canApply).toBe(true);
    answer.resolve();
    await says(page, 'Code promo appliqué.');
    expect(requested).toEqual([
      {
        code: 'bienvenue',
        items: [{ id: basket.id, variation: null, quantity: 2, price: 12_500 }],
        totalAmount: 25_000,
        phone: '77 123 45 67',
        email: null,
      },
    ]);
    expect(page.ready().totals).toMatchObject({
      discount: '\u22122\u202f500\u00a0FCFA',
      total: '24\u202f000\u00a0FCFA',
    });
  });

  it('sends the code with the order', async () => {
    const sent = answerOrders(served, placed({ ref: 'R-1' }));
    const page = await openReady();
    await applyCode(page, 'BIENVENUE');
    await submitRight(page);
    await isReported(page, 'Commande Validée');
    expect(sent[0]?.body).toMatchObject({ promoCode: 'BIENVENUE', expectedTotal: 24_000 });
  });

  it('says of an empty code that one is needed', async () => {
    const page = await openReady();
    await apply(page);
    expect(page.ready().promo.message).toEqual({ tone: 'bad', text: 'Veuillez entrer un code promo' });
  });

  it.each([
    [
      'in the store’s words',
      () => HttpResponse.json(aPromoRefusal('Code déjà utilisé.')),
      'Code déjà utilisé.',
    ],
    [
      'without words',
      () => HttpResponse.json({ success: true, isValid: false, message: null, data: null }),
      'Code promo invalide ou expiré.',
    ],
    ['as a refusal', () => HttpResponse.json({ message: 'Code inconnu.' }, { status: 422 }), 'Code inconnu.'],
    [
      'by failing',
      () => HttpResponse.json({ message: 'Panne' }, { status: 500 }),
      'Une erreur est survenue lors de la validation du code promo',
    ],
    ['by silence', () => HttpResponse.error(), 'Une erreur est survenue lors de la validation du code promo'],
  ])('is refused %s, and a discount of before is gone', async (_how, answer, text) => {
    answerChecks(() => HttpResponse.json(aPromoAnswer()), answer);
    const page = await openReady();
    await applyCode(page, 'BIENVENUE');
    expect(page.ready().totals.discount).not.toBe(null);
    await apply(page);
    await says(page, text);
    expect(page.ready().promo.isInvalid).toBe(true);
    expect(page.ready().totals.discount).toBeNull();
  });

  it('hides its message after a while and retains the discount', async () => {
    const page = await openReady();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await applyCode(page, 'BIENVENUE');
    await says(page, 'Code promo appliqué.');
    await act(async () => vi.advanceTimersByTimeAsync(promoMessageMs));
    expect(page.ready().promo).toMatchObject({ message: null, discount: '\u22122\u202f500\u00a0FCFA' });
  });

  it('clears message and discount when its text changes', async () => {
    const page = await openReady();
    await applyCode(page, 'BIENVENUE');
    write(page, 'BIENVENU');
    expect(page.ready().promo).toMatchObject({ message: null, discount: null });
  });

  it('ignores an answer to an earlier text', async () => {
    const { promise, resolve } = deferred();
    answerChecks(async () => {
      await promise;
      return HttpResponse.json(aPromoAnswer());
    });
    const page = await openReady();
    write(page, 'BIENVENUE');
    await apply(page);
    write(page, 'AUTRE');
    resolve();
    await act(async () => promise);
    expect(page.ready().promo).toMatchObject({ text: 'AUTRE', discount: null, isChecking: false });
  });

  it('rechecks the code when the cart changes', async () => {
    const page = await openReady();
    await applyCode(page, 'BIENVENUE');
    served.world.cart = [aCartLine({ quantity: 4 }, basket)];
    await act(async () => void page.store.dispatch(invalidateCart()));
    await waitFor(() => expect(page.ready().promo.discount).toBe('\u22125\u202f000\u00a0FCFA'));
  });

  it('is as it was after a reload', async () => {
    const storage = memoryStorage();
    const first = await openReady(makeTestStore({ storage }));
    await applyCode(first, 'BIENVENUE');
    first.unmount();
    const second = await openReady(makeTestStore({ storage }));
    await waitFor(() =>
      expect(second.ready().promo).toMatchObject({
        text: 'BIENVENUE',
        discount: '\u22122\u202f500\u00a0FCFA',
      }),
    );
  });
});

describe('An order with a code that is no longer valid', () => {
  it('is not sent while the code is not applied', async () => {
    const sent = answerOrders(served, placed({ ref: 'R-1' }));
    const page = await openReady();
    write(page, 'BIENVENUE');
    await submitRight(page);
    await isReported(page, 'Code promo non validé');
    expect(dialogOf(page)).toEqual([
      'error',
      'Code promo non validé',
      'Veuillez d’abord cliquer sur « Appliquer » pour valider votre code promo, ou effacez-le pour commander sans réduction.',
      true,
    ]);
    expect(page.ready().promo.isInvalid).toBe(true);
    expect(sent).toEqual([]);
    write(page, '');
    act(() => page.ready().dialog?.close?.());
    await act(async () => page.ready().submit());
    await isReported(page, 'Commande Validée');
  });

  it('loses the discount when the store refuses it', async () => {
    answerOrders(served, refused(422, { message: 'Code épuisé.', errors: { promoCode: ['Code épuisé.'] } }));
    const page = await openReady();
    await applyCode(page, 'BIENVENUE');
    await submitRight(page);
    await isReported(page, 'Code promo non validé');
    expect(page.ready().dialog?.text).toBe('Code épuisé.');
    expect(page.ready().totals.discount).toBeNull();
  });
});
