// @vitest-environment jsdom
import { aCartLine, aPriceRule, aProduct, aProductWithVariations } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useToasts } from '../alerts/useToasts.ts';
import { initialRequests, visitorRequests } from '../page-requests/pageRequests.ts';
import { deferred } from '../testing/deferred.ts';
import { makeTestStore, memoryStorage, renderHookWithStore, testNow } from '../testing/renderWithStore.tsx';
import { serveWorld } from '../testing/serve.ts';
import { useCart } from './useCart.ts';
import { useCartBadge } from './useCartBadge.ts';
import { useCartUpkeep } from './useCartData.ts';
import type { CartLineView } from './views.ts';

const served = serveWorld();
const basket = aProduct();

function show(store = makeTestStore()) {
  const rendered = renderHookWithStore(
    () => {
      useCartUpkeep();
      return { cart: useCart(), badge: useCartBadge(), toasts: useToasts() };
    },
    { store },
  );
  const line = (index = 0): CartLineView => {
    const { cart } = rendered.result.current;
    const found = cart.status === 'ready' ? cart.lines[index] : undefined;
    if (!found) throw new Error(`no line ${index}: the cart is ${cart.status}`);
    return found;
  };
  const texts = () => rendered.result.current.toasts.map(({ text }) => text);
  return { ...rendered, line, texts };
}

const isReady = async ({ result }: ReturnType<typeof show>) =>
  waitFor(() => expect(result.current.cart.status).toBe('ready'));

describe('The cart', () => {
  it('is on its way, then empty', async () => {
    const { result } = show();
    expect([result.current.cart, result.current.badge.label]).toEqual([
      { status: 'loading' },
      'Panier, vide',
    ]);
    await waitFor(() => expect(result.current.cart).toEqual({ status: 'empty' }));
  });

  it('shows its lines, what they cost and the lowest delivery price', async () => {
    served.world.cart = [
      aCartLine({ quantity: 2, price: 10_000 }, basket),
      aCartLine({ variationId: 'robe-bleu-m' }, aProductWithVariations()),
    ];
    const shown = show();
    await isReady(shown);
    await waitFor(() =>
      expect(shown.result.current.cart).toMatchObject({
        countLabel: '3 articles',
        subtotal: '42\u202f000\u00a0FCFA',
        deliveryFrom: '1\u202f500\u00a0FCFA',
        isUpdating: false,
        canCheckout: true,
        lines: [
          {
            name: 'Panier tressé',
            href: '/products/panier-tresse',
            optionsLabel: '',
            unitPrice: { current: '10\u202f000\u00a0FCFA', previous: '12\u202f500\u00a0FCFA' },
            lineTotal: '20\u202f000\u00a0FCFA',
            warning: null,
          },
          { optionsLabel: 'Couleur : Bleu · Taille : M' },
        ],
      }),
    );
    expect(shown.result.current.badge).toEqual({
      count: 3,
      total: '42\u202f000\u00a0FCFA',
      label: 'Panier, 3 articles',
    });
  });

  it('says that it could not be loaded, and tries again', async () => {
    served.server.use(http.get('*/api/cart', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { result } = show();
    await waitFor(() =>
      expect(result.current.cart).toMatchObject({
        status: 'failed',
        message: 'Erreur lors du chargement du panier',
      }),
    );
    act(() => {
      if (result.current.cart.status === 'failed') result.current.cart.retry();
    });
    await waitFor(() => expect(result.current.cart.status).toBe('empty'));
  });

  it('cannot be ordered while a line asks for more than there is', async () => {
    served.world.cart = [aCartLine({ quantity: 12 }, basket)];
    const shown = show();
    await isReady(shown);
    expect(shown.result.current.cart).toMatchObject({ canCheckout: false });
    expect(shown.line().warning).toEqual({
      title: 'Quantité non disponible',
      text: 'Seulement 10 article(s) disponible(s)',
    });
    act(() => shown.line().quantity.decrease());
    await waitFor(() => expect(shown.line().quantity.value).toBe(10));
  });
});

describe('A change of the cart', () => {
  it('shows at once, then as the server says', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const shown = show();
    await isReady(shown);
    served.server.use(http.post('*/api/cart/update', () => delay('infinite'), { once: true }));
    act(() => shown.line().quantity.increase());
    await waitFor(() => expect(shown.result.current.badge.count).toBe(2));
    expect([shown.line().quantity.value, shown.texts()]).toEqual([2, []]);
  });

  it('is told when the server has made it', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const shown = show();
    await isReady(shown);
    act(() => shown.line().quantity.increase());
    await waitFor(() => expect(shown.texts()).toEqual(['Votre article a été mis à jour dans votre panier.']));
    expect(served.world.cart.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('is sent for the last of several quick presses, after those before it', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const shown = show();
    await isReady(shown);
    const { quantity } = shown.line();
    act(() => [2, 3, 4, 5, 6].forEach(quantity.set));
    await waitFor(() => expect(served.world.cart[0]?.quantity).toBe(6));
    await waitFor(() => expect(shown.texts().length).toBe(1));
    expect(served.world.log.filter((call) => call === 'POST /api/cart/update').length).toBe(1);
    expect(shown.line().quantity.value).toBe(6);
  });

  it.each([
    ['with what the server says', { message: 'Ce produit est retiré.' }, 'Ce produit est retiré.'],
    ['in our words when it says nothing', {}, 'Erreur lors de la mise à jour du panier'],
  ])('is taken back when it fails, %s', async (_what, body, text) => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    served.server.use(http.post('*/api/cart/update', () => HttpResponse.json(body, { status: 422 })));
    const shown = show();
    await isReady(shown);
    act(() => shown.line().quantity.increase());
    await waitFor(() => expect(shown.texts()).toEqual([text]));
    await waitFor(() => expect(shown.line().quantity.value).toBe(1));
  });

  it('can be undone after an article was taken out', async () => {
    served.world.cart = [aCartLine({ quantity: 2 }, basket)];
    const shown = show();
    await isReady(shown);
    act(() => shown.line().remove());
    await waitFor(() => expect(shown.texts()).toEqual(['Article retiré du panier.']));
    expect([shown.result.current.cart.status, served.world.cart]).toEqual(['empty', []]);
    act(() => shown.result.current.toasts[0]?.action?.run());
    await waitFor(() => expect(served.world.cart.map(({ quantity }) => quantity)).toEqual([2]));
    await waitFor(() => expect(shown.line().quantity.value).toBe(2));
  });

  it('says that an article could not be taken out, and shows it again', async () => {
    served.world.cart = [aCartLine({}, basket)];
    served.server.use(http.post('*/api/cart/remove', () => HttpResponse.error()));
    const shown = show();
    await isReady(shown);
    act(() => shown.line().remove());
    await waitFor(() => expect(shown.texts()).toEqual(['Erreur lors de la suppression du panier']));
    await waitFor(() => expect(shown.line().name).toBe('Panier tressé'));
  });

  it('reads the cart anew when the answer does not hold it', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    served.server.use(
      http.post('*/api/cart/update', () => {
        served.world.cart = [aCartLine({ quantity: 2, price: 9000 }, basket)];
        return HttpResponse.json({ success: true });
      }),
    );
    const shown = show();
    await isReady(shown);
    act(() => shown.line().quantity.increase());
    await waitFor(() => expect(shown.line().unitPrice.current).toBe('9\u202f000\u00a0FCFA'));
  });

  it('is not undone by an older answer that comes late', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const shown = show();
    await isReady(shown);
    const late = deferred();
    served.server.use(
      http.get(
        '*/api/cart',
        async () => {
          await late.promise;
          return HttpResponse.json({ items: [], subtotal: 0 });
        },
        { once: true },
      ),
    );
    void shown.store.dispatch(visitorRequests()[2] ?? (() => Promise.resolve()));
    act(() => shown.line().quantity.increase());
    late.resolve();
    await waitFor(() => expect(shown.texts().length).toBe(1));
    await waitFor(() => expect(shown.result.current.cart).toMatchObject({ isUpdating: false }));
    expect(shown.line().quantity.value).toBe(2);
  });
});

const saved = async () => {
  const storage = memoryStorage();
  served.world.cart = [aCartLine({ quantity: 2 }, basket)];
  const shown = show(makeTestStore({ storage }));
  await isReady(shown);
  await waitFor(() => expect(storage.local?.getItem('cart')).toContain('panier-tresse'));
  shown.unmount();
  return storage;
};

describe('The copy of the cart', () => {
  it('is shown while the cart is out of reach', async () => {
    const storage = await saved();
    served.server.use(http.get('*/api/cart', () => HttpResponse.error()));
    const store = makeTestStore({ storage });
    const shown = show(store);
    expect(shown.result.current.badge.count).toBe(0);
    await act(async () => {
      await Promise.all(visitorRequests().map((request) => store.dispatch(request)));
    });
    await waitFor(() => expect(shown.result.current.badge.count).toBe(2));
    expect(shown.line().quantity.value).toBe(2);
  });

  it.each([['{"version":0,"lines":[]}'], ['{"version":1,"lines":[{"productId":1}]}'], ['null'], ['{']])(
    'is not read from %s',
    async (text) => {
      served.server.use(http.get('*/api/cart', () => HttpResponse.error()));
      const store = makeTestStore({ storage: memoryStorage({ cart: text }) });
      const shown = show(store);
      await act(async () => {
        await Promise.all(visitorRequests().map((request) => store.dispatch(request)));
      });
      await waitFor(() => expect(shown.result.current.cart.status).toBe('failed'));
    },
  );

  it('keeps two tabs in step', async () => {
    const storage = await saved();
    const shown = show(makeTestStore({ storage }));
    await isReady(shown);
    const other = JSON.parse(storage.local?.getItem('cart') ?? '') as { lines: { quantity: number }[] };
    other.lines.forEach((line) => (line.quantity = 7));
    storage.local?.setItem('cart', JSON.stringify(other));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    await waitFor(() => expect(shown.line().quantity.value).toBe(7));
  });
});

describe('A price in the cart', () => {
  it('is read anew when it changes', async () => {
    let now = testNow;
    const product = aProduct({
      multiPricing: [aPriceRule({ endDate: new Date(testNow + 60_000).toISOString() })],
    });
    served.world.cart = [aCartLine({ price: 10_000 }, product)];
    const shown = show(makeTestStore({ now: () => now }));
    await isReady(shown);
    served.world.cart = [aCartLine({ price: 12_500 }, product)];
    now = testNow + 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(shown.line().unitPrice.current).toBe('12\u202f500\u00a0FCFA'));
  });
});

describe('What a page asks for', () => {
  it('holds nothing of the visitor', async () => {
    const store = makeTestStore();
    await Promise.all(initialRequests().map((request) => store.dispatch(request)));
    expect(served.world.log.sort()).toEqual([
      'GET /api/categories/popular',
      'GET /api/categories/popular-tags',
      'GET /api/store',
    ]);
  });
});
