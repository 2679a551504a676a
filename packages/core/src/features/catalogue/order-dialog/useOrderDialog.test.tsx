import { aCartLine, aPriceRule, aProduct, aProductSummary, aProductWithVariations } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useToasts } from '../../../lib/alerts/useToasts.ts';
import { toProductSummary } from '../../../domain/product/product.ts';
import { makeTestStore, renderHookWithStore, testNow } from '../../../testing/renderWithStore.tsx';
import { serveWorld } from '../../../testing/serveWorld.ts';
import { useOrderDialog } from './useOrderDialog.ts';
import type { OrderChoiceView } from './views.ts';

const served = serveWorld();

type Ready = Extract<OrderChoiceView, { status: 'ready' }>;

/** Variations and quantities in the mock back end's cart. */
const cart = () => served.world.cart.map(({ variationId, quantity }) => [variationId, quantity]);

/** The dialog over the card of a product, as a list knows it. */
async function open(wire: Parameters<typeof aProductSummary>[0], store = makeTestStore()) {
  const summary = toProductSummary(aProductSummary(wire));
  if (!summary) throw new Error('This product has no id.');
  const { result } = renderHookWithStore(() => ({ dialog: useOrderDialog(summary), toasts: useToasts() }), {
    store,
  });
  const choice = (): Ready => {
    const { choice: shown } = result.current.dialog;
    if (shown.status !== 'ready') throw new Error(`The choice is ${shown.status}.`);
    return shown;
  };
  const isReady = () => waitFor(() => expect(result.current.dialog.choice.status).toBe('ready'));
  const order = async () => {
    act(() => choice().order());
    await waitFor(() => {
      expect(choice().isBusy).toBe(false);
      expect(result.current.dialog.notice !== null).toBe(true);
    });
  };
  return { result, choice, isReady, order };
}

const basket = {};
const dress = { id: 'robe-wax', name: 'Robe wax', sellingPrice: 22_000, hasVariations: true };

describe('The order dialog', () => {
  it('waits for data missing from the list when a product has variations', async () => {
    const { result, choice, isReady } = await open(dress);
    expect(result.current.dialog).toMatchObject({ name: 'Robe wax', choice: { status: 'loading' } });
    await isReady();
    expect(choice().options.map(({ name, selectedLabel }) => [name, selectedLabel])).toEqual([
      ['Couleur', 'Bleu'],
      ['Taille', 'M'],
    ]);
  });

  it('is ready at once for a product without variations', async () => {
    const { choice } = await open(basket);
    expect(choice().options).toEqual([]);
    expect(choice().orderLabel).toBe('Commander');
    expect(choice().buyHref).toBe('/checkout?product=panier-tresse&variation=none&quantity=1');
  });

  it('puts the product into the cart and says so, in itself alone', async () => {
    const { result, order, choice } = await open(basket);
    act(() => choice().quantity.increase());
    await order();
    expect(result.current.dialog.notice).toEqual({
      tone: 'success',
      title: 'Ajouté avec succès',
      text: 'Votre article a été ajouté à votre panier.',
    });
    expect(result.current.toasts).toEqual([]);
    expect(cart()).toEqual([[null, 2]]);
    expect(choice().orderLabel).toBe('Mettre à jour le panier');
  });

  it('sets the quantity of a product already in the cart, starting from the cart’s quantity', async () => {
    served.world.cart = [aCartLine({ quantity: 3 })];
    const { result, order, choice } = await open(basket);
    await waitFor(() => {
      expect(choice().orderLabel).toBe('Mettre à jour le panier');
      expect(choice().quantity.value).toBe(3);
    });
    act(() => choice().quantity.set(5));
    await order();
    expect(result.current.dialog.notice?.text).toBe('Votre article a été mis à jour dans votre panier.');
    expect(cart()).toEqual([[null, 5]]);
  });

  it('keeps the variations of the cart apart', async () => {
    served.world.cart = [aCartLine({ variationId: 'robe-bleu-m', quantity: 2 }, aProductWithVariations())];
    const { choice, isReady } = await open(dress);
    await isReady();
    await waitFor(() => {
      expect(choice().orderLabel).toBe('Mettre à jour le panier');
      expect(choice().quantity.value).toBe(2);
    });
    act(() =>
      choice()
        .options[0]?.choices.find(({ value }) => value === 'Rouge')
        ?.choose(),
    );
    expect(choice().orderLabel).toBe('Commander');
    expect(choice().quantity.value).toBe(1);
  });

  it('clears the notice once the selection changes', async () => {
    const { result, order, choice } = await open(basket);
    await order();
    act(() => choice().quantity.increase());
    expect(result.current.dialog.notice).toBe(null);
  });

  it('blocks more than the product has, though a variation claims it', async () => {
    served.world.products = [aProductWithVariations({ quantity: 1 })];
    const { result, choice, isReady } = await open(dress);
    await isReady();
    act(() => choice().quantity.set(2));
    act(() => choice().order());
    expect(result.current.dialog.notice).toEqual({
      tone: 'error',
      title: 'Impossible de commander',
      text: 'Veuillez sélectionner une quantité valide pour ce produit',
    });
    expect(served.world.log.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('offers neither adding nor buying a sold-out product', async () => {
    const { choice } = await open({ quantity: 0 });
    expect(choice().isOutOfStock).toBe(true);
    expect(choice().orderLabel).toBe('En rupture');
    expect(choice().buyHref).toBeNull();
  });

  it('shows why the product could not be loaded, and retries', async () => {
    served.server.use(
      http.get('*/api/products/robe-wax', () => new HttpResponse('<h1>502</h1>', { status: 502 }), {
        once: true,
      }),
    );
    const { result, isReady } = await open(dress);
    await waitFor(() =>
      expect(result.current.dialog.choice).toMatchObject({
        status: 'failed',
        title: 'Impossible de charger le produit',
        message: 'Une erreur est survenue',
      }),
    );
    act(() => {
      if (result.current.dialog.choice.status === 'failed') result.current.dialog.choice.retry();
    });
    await isReady();
  });
});

describe('What changed while the dialog was open', () => {
  it('is reported when the product is gone, which can no longer be ordered', async () => {
    const { result, choice, isReady } = await open(dress);
    await isReady();
    served.world.products = [];
    act(() => choice().order());
    await waitFor(() => expect(result.current.dialog.choice.status).toBe('failed'));
    expect(result.current.dialog.notice?.text).toBe('Produit introuvable.');
  });

  it('is reported when the variation is gone, and the next best is shown', async () => {
    const { result, choice, isReady } = await open(dress);
    await isReady();
    const { variations } = aProductWithVariations();
    served.world.products = [
      aProductWithVariations({ variations: variations.filter(({ sku }) => sku !== 'robe-bleu-m') }),
    ];
    served.server.use(
      http.post('*/api/cart/add', () =>
        HttpResponse.json({ message: 'Cette option n’est plus disponible.' }, { status: 422 }),
      ),
    );
    act(() => choice().order());
    await waitFor(() =>
      expect(choice().options.map(({ selectedLabel }) => selectedLabel)).toEqual(['Rouge', 'M']),
    );
    expect(result.current.dialog.notice).toEqual({
      tone: 'error',
      title: 'Impossible de commander',
      text: 'Cette option n’est plus disponible.',
    });
  });

  it('is its price, at the moment a reduction ends', async () => {
    const endDate = new Date(testNow + 60_000).toISOString();
    served.world.products = [aProduct({ multiPricing: [aPriceRule({ endDate })] })];
    let now = testNow;
    const { result } = await open(
      { multiPricing: [aPriceRule({ endDate })] },
      makeTestStore({ now: () => now }),
    );
    expect(result.current.dialog.price.current).toBe('10\u202f000\u00a0FCFA');
    now = testNow + 60_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.dialog.price.current).toBe('12\u202f500\u00a0FCFA');
  });
});
