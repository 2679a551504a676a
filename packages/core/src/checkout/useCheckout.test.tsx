// @vitest-environment jsdom
import { aCartLine, aPriceRule, aProduct, aProductWithVariations, aStore } from '@teranga/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCartBadge } from '../cart/useCartBadge.ts';
import { makeTestStore, memoryStorage } from '../testing/renderWithStore.tsx';
import { serveWorld } from '../testing/serve.ts';
import { fieldNames } from './checkoutFields.ts';
import { retryPausesMs } from './placeOrder.ts';
import { useCheckout } from './useCheckout.ts';
import { dialogDurationMs, paymentRedirectMs } from './useOrderSubmit.ts';
import type { CheckoutFieldName, CheckoutView } from './views.ts';

const served = serveWorld();
type Ready = Extract<CheckoutView, { status: 'ready' }>;

interface Shown {
  view: CheckoutView;
  placed: string[];
  payments: string[];
  cartCount: number;
}

/** A page that draws every field, and lets the test look at the view. */
function Page({ query, report }: { query: string; report: (news: Partial<Shown>) => void }) {
  const view = useCheckout({
    query: new URLSearchParams(query),
    onPlaced: (ref) => report({ placed: [ref] }),
    onPayment: (url) => report({ payments: [url] }),
  });
  const cartCount = useCartBadge().count;
  useLayoutEffect(() => report({ view, cartCount }));
  if (view.status !== 'ready') return null;
  const { field } = view;
  return fieldNames.map((name) => {
    const { label, ref, onChange, onBlur, defaultValue } = field(name);
    const control = { 'aria-label': label, name, ref, onChange, onBlur, defaultValue };
    return name === 'deliveryZone' ? null : <input key={name} {...control} />;
  });
}

function open({ query = '', store = makeTestStore() } = {}) {
  const shown: Shown = { view: { status: 'loading' }, placed: [], payments: [], cartCount: 0 };
  const rendered = render(
    <Provider store={store}>
      <Page query={query} report={(news) => void Object.assign(shown, news)} />
    </Provider>,
  );
  const ready = (): Ready => {
    if (shown.view.status !== 'ready') throw new Error(`the checkout is ${shown.view.status}`);
    return shown.view;
  };
  return { shown, ready, store, ...rendered };
}

const isReady = ({ shown }: ReturnType<typeof open>) =>
  waitFor(() => expect(shown.view.status).toBe('ready'));

const rightValues: Partial<Record<CheckoutFieldName, string>> = {
  firstName: 'Awa',
  lastName: 'Ndiaye',
  phone: '77 123 45 67',
  address: 'Rue 10, Mermoz',
  city: 'Dakar',
};

const inputOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.body;

function type(values: Partial<Record<CheckoutFieldName, string>>) {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(inputOf(name), { target: { value } });
  }
}

async function leave(name: CheckoutFieldName, value: string) {
  await act(async () => {
    fireEvent.focus(inputOf(name));
    fireEvent.change(inputOf(name), { target: { value } });
    fireEvent.blur(inputOf(name));
  });
}

const basket = aProduct();
const withBasket = () => {
  served.world.cart = [aCartLine({ quantity: 2 }, basket)];
};

/** Keeps what orders were sent with, and answers each in turn. */
function answerOrders(...answers: (() => Response)[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  served.server.use(
    http.post('*/api/orders', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer?.();
    }),
  );
  return sent;
}
const placed = (data: object) => () => HttpResponse.json({ success: true, message: 'Merci.', data });
const refused = (status: number, body: object) => () => HttpResponse.json(body, { status });

async function submitRight(page: ReturnType<typeof open>) {
  await isReady(page);
  type(rightValues);
  await act(async () => page.ready().submit());
}

const dialogOf = (page: ReturnType<typeof open>) => {
  const { dialog } = page.ready();
  return dialog && [dialog.tone, dialog.title, dialog.text, dialog.close !== null];
};
const isTold = (page: ReturnType<typeof open>, title: string) =>
  waitFor(() => expect(page.ready().dialog?.title).toBe(title));

afterEach(() => {
  vi.useRealTimers();
});

describe('The checkout', () => {
  it('sends a shopper with an empty cart away, once that is known', async () => {
    const { shown } = open();
    expect(shown.view.status).toBe('loading');
    await waitFor(() => expect(shown.view.status).toBe('empty'));
  });

  it('says that the cart could not be loaded', async () => {
    served.server.use(http.get('*/api/cart', () => HttpResponse.error()));
    const { shown } = open();
    await waitFor(() =>
      expect(shown.view).toMatchObject({ status: 'failed', message: 'Erreur lors du chargement du panier' }),
    );
  });

  it('shows lines, zones, the way to pay and what it all costs', async () => {
    withBasket();
    const page = open();
    await isReady(page);
    await waitFor(() => expect(page.ready().zones.choices.length).toBe(2));
    expect(page.ready()).toMatchObject({
      lines: [{ name: 'Panier tressé', quantity: 2, lineTotal: '25\u202f000\u00a0FCFA' }],
      zones: {
        value: 'dakar',
        choices: [
          { value: 'dakar', label: 'Dakar', price: '1\u202f500\u00a0FCFA' },
          { value: 'thies', label: 'Thiès' },
        ],
      },
      methods: { value: 'cod', choices: [{ value: 'cod', label: 'Paiement à la livraison' }] },
      totals: {
        subtotal: '25\u202f000\u00a0FCFA',
        discount: null,
        delivery: '1\u202f500\u00a0FCFA',
        total: '26\u202f500\u00a0FCFA',
        currencyNote: null,
      },
      deliveryNotes: ['Nous appelons avant de livrer.'],
      submitLabel: 'Valider ma commande',
      dialog: null,
    });
    act(() => page.ready().zones.choose('thies'));
    expect([page.ready().zones.value, page.ready().totals.total]).toEqual(['thies', '28\u202f000\u00a0FCFA']);
  });

  it('offers to pay online first, where the store has it', async () => {
    withBasket();
    served.world.store = aStore({ features: { ...aStore().features, onlinePayment: true } });
    const page = open();
    await isReady(page);
    await waitFor(() => expect(page.ready().methods.value).toBe('paytech'));
    act(() => page.ready().methods.choose('cod'));
    expect([page.ready().methods.value, page.ready().submitLabel]).toEqual(['cod', 'Valider ma commande']);
  });
});

describe('A field', () => {
  it('is checked when it is left, then at each change', async () => {
    withBasket();
    const page = open();
    await isReady(page);
    expect(page.ready().field('firstName').error).toBe(null);
    await leave('firstName', 'A');
    await waitFor(() => expect(page.ready().field('firstName').error).toBe('Minimum 2 caractères'));
    await act(async () => void fireEvent.change(inputOf('firstName'), { target: { value: 'Aw' } }));
    await waitFor(() => expect(page.ready().field('firstName').error).toBe(null));
  });

  it('for the e-mail is asked of numbers from elsewhere only', async () => {
    withBasket();
    const page = open();
    await isReady(page);
    await leave('phone', '+33 6 12 34 56 78');
    await waitFor(() =>
      expect(page.ready().field('email').error).toBe('Email est requis pour les numéros hors Sénégal'),
    );
    expect(page.ready().field('email').isRequired).toBe(true);
    await leave('phone', '+221 77 123 45 67');
    await waitFor(() => expect(page.ready().field('email').error).toBe(null));
    expect(page.ready().field('email').isRequired).toBe(false);
  });

  it('keeps what was typed over a reload', async () => {
    withBasket();
    const storage = memoryStorage();
    const first = open({ store: makeTestStore({ storage }) });
    await isReady(first);
    type({ firstName: 'Awa', phone: '77 123' });
    first.unmount();
    const second = open({ store: makeTestStore({ storage }) });
    await isReady(second);
    await waitFor(() =>
      expect([inputOf('firstName'), inputOf('phone')]).toMatchObject([{ value: 'Awa' }, { value: '77 123' }]),
    );
  });
});

describe('A form that is not right', () => {
  it('is not sent; the dialog says so and leads to the first fault', async () => {
    withBasket();
    const sent = answerOrders(placed({ ref: 'R-1' }));
    const page = open();
    await isReady(page);
    type({ ...rightValues, lastName: '', city: '' });
    await act(async () => page.ready().submit());
    await isTold(page, 'Formulaire incomplet');
    expect(dialogOf(page)).toEqual([
      'error',
      'Formulaire incomplet',
      'Veuillez corriger les erreurs dans le formulaire avant de payer.',
      true,
    ]);
    act(() => page.ready().dialog?.close?.());
    expect([document.activeElement, page.ready().dialog, sent]).toEqual([
      screen.getByLabelText('Nom'),
      null,
      [],
    ]);
  });

  it('shows what the server says of each field', async () => {
    withBasket();
    answerOrders(refused(422, { message: 'Invalide', errors: { address: ['Adresse inconnue'] } }));
    const page = open();
    await submitRight(page);
    await isTold(page, 'Formulaire incomplet');
    expect(page.ready().field('address').error).toBe('Adresse inconnue');
  });
});

describe('An order paid on delivery', () => {
  it('is placed once, told, and forgotten here', async () => {
    withBasket();
    const storage = memoryStorage();
    const page = open({ store: makeTestStore({ storage }) });
    await isReady(page);
    await waitFor(() => expect(page.ready().zones.value).toBe('dakar'));
    type(rightValues);
    await act(async () => {
      page.ready().submit();
      page.ready().submit();
    });
    await isTold(page, 'Commande Validée');
    await act(async () => page.ready().submit());
    expect(served.world.log.filter((call) => call === 'POST /api/orders').length).toBe(1);
    const [ref] = served.world.orders.map((order) => order.ref);
    expect(page.ready().lines.length).toBe(1);
    await waitFor(() => expect(page.shown.cartCount).toBe(0));
    expect([
      storage.session?.getItem('orderRef'),
      storage.session?.getItem('checkout-fields:teranga'),
      storage.session?.getItem('checkout-attempt'),
      JSON.parse(storage.local?.getItem('cart') ?? ''),
    ]).toEqual([ref, null, null, { version: 1, lines: [] }]);
    act(() => page.ready().dialog?.close?.());
    expect(page.shown.placed).toEqual([ref]);
  });

  it('sends what was typed, the number in full', async () => {
    withBasket();
    const sent = answerOrders(placed({ ref: 'R-1' }));
    const page = open();
    await submitRight(page);
    await isTold(page, 'Commande Validée');
    expect(sent[0]?.body).toMatchObject({
      phone: '+221771234567',
      deliveryZone: 'dakar',
      email: null,
      expectedTotal: 26_500,
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('goes on by itself when nobody closes the dialog', async () => {
    withBasket();
    answerOrders(placed({ ref: 'R-1' }));
    const page = open();
    await isReady(page);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await submitRight(page);
    await isTold(page, 'Commande Validée');
    await act(async () => vi.advanceTimersByTimeAsync(dialogDurationMs));
    expect(page.shown.placed).toEqual(['R-1']);
  });
});

const online = () => {
  withBasket();
  served.world.store = aStore({ features: { ...aStore().features, onlinePayment: true } });
};
const openOnline = async () => {
  const page = open();
  await isReady(page);
  await waitFor(() => expect(page.ready().methods.value).toBe('paytech'));
  return page;
};

describe('An order paid online', () => {
  it('leads to its payment after a moment, and its dialog cannot be closed', async () => {
    online();
    answerOrders(placed({ ref: 'R-2', paymentUrl: 'https://paytech.test/payer' }));
    const page = await openOnline();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await submitRight(page);
    await isTold(page, 'Commande créée');
    expect([page.ready().dialog?.close, page.shown.payments]).toEqual([null, []]);
    await act(async () => vi.advanceTimersByTimeAsync(paymentRedirectMs));
    expect(page.shown.payments).toEqual(['https://paytech.test/payer']);
  });

  it.each([
    [{ success: true, message: 'Lien indisponible', data: { ref: 'R-2' } }, 'Lien indisponible'],
    [
      { success: true, data: { ref: 'R-2', paymentUrl: null } },
      "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.",
    ],
    [
      { success: true, data: { ref: 'R-2', paymentUrl: 'javascript:alert(1)' } },
      "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.",
    ],
  ])('without a link says so: %j', async (body, text) => {
    online();
    answerOrders(() => HttpResponse.json(body));
    const page = await openOnline();
    await submitRight(page);
    await isTold(page, 'Erreur Paiement');
    expect(dialogOf(page)).toEqual(['error', 'Erreur Paiement', text, true]);
  });
});

describe('An order whose answer is lost', () => {
  it('is asked for again with the same key until it is answered', async () => {
    withBasket();
    const sent = answerOrders(
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
    withBasket();
    const sent = answerOrders(() => HttpResponse.error());
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
    const again = answerOrders(placed({ ref: 'R-4' }));
    act(() => page.ready().dialog?.close?.());
    await act(async () => page.ready().submit());
    await isTold(page, 'Commande Validée');
    expect(again.map(({ key }) => key)).toEqual([sent[0]?.key]);
  });
});

describe('An order that is refused', () => {
  it('says why, and the next one has a key of its own', async () => {
    withBasket();
    const sent = answerOrders(refused(403, { message: 'Boutique fermée' }), placed({ ref: 'R-5' }));
    const page = open();
    await submitRight(page);
    await isTold(page, 'Erreur Inattendue');
    expect(page.ready().dialog?.text).toBe('Boutique fermée');
    act(() => page.ready().dialog?.close?.());
    await act(async () => page.ready().submit());
    await isTold(page, 'Commande Validée');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('because prices changed shows them', async () => {
    withBasket();
    answerOrders(() => {
      served.world.cart = [aCartLine({ quantity: 2, price: 13_000 }, basket)];
      return HttpResponse.json({ message: 'Les prix ont changé.' }, { status: 409 });
    });
    const page = open();
    await submitRight(page);
    await isTold(page, 'Votre panier a changé');
    expect(page.ready().dialog?.text).toBe('Les prix ont changé.');
    await waitFor(() => expect(page.ready().totals.total).toBe('27\u202f500\u00a0FCFA'));
  });
});

describe('«Acheter maintenant»', () => {
  it('orders that one article and leaves the cart alone', async () => {
    withBasket();
    served.world.products = [aProductWithVariations({ multiPricing: [aPriceRule()] })];
    const page = open({ query: 'product=robe-wax&variation=robe-bleu-m&quantity=2' });
    await submitRight(page);
    await isTold(page, 'Commande Validée');
    expect(page.ready()).toMatchObject({
      lines: [{ name: 'Robe wax', optionsLabel: 'Couleur : Bleu · Taille : M', quantity: 2 }],
      totals: { subtotal: '35\u202f200\u00a0FCFA' },
    });
    expect([served.world.cart.length, page.shown.cartCount]).toEqual([1, 2]);
  });

  it('does not need a cart', async () => {
    const page = open({ query: 'product=panier-tresse&variation=none' });
    await isReady(page);
    expect(page.ready().lines.map(({ name }) => name)).toEqual(['Panier tressé']);
  });

  it.each([['product=inconnu'], ['product=robe-wax&variation=inconnue'], ['product=robe-wax']])(
    'of what there is not says so: %s',
    async (query) => {
      const { shown } = open({ query });
      await waitFor(() =>
        expect(shown.view).toMatchObject({ status: 'failed', message: 'Impossible de charger le produit' }),
      );
    },
  );
});
