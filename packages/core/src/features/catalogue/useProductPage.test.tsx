import { aCartLine, aPriceRule, aProduct, aProductWithVariations } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { makeTestStore, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { productsApi } from './productsApi.ts';
import { chosenLabels, openProductPage, usePageAt } from './testing/openProductPage.tsx';
import { useBestSellers } from './useHomeLists.ts';

const served = serveWorld();

describe('The product page', () => {
  it('shows a product without variations', async () => {
    const { product, result } = await openProductPage('panier-tresse');
    expect(product()).toMatchObject({
      name: 'Panier tressé',
      brand: 'Teranga',
      crumbs: [
        { label: 'Accueil', href: '/' },
        { label: 'Boutique', href: '/products' },
        { label: 'Maison', href: '/products?category=Maison' },
        { label: 'Panier tressé', href: null },
      ],
      images: [{ alt: 'Panier tressé vu de face', color: '#c8a27a' }, { alt: 'Panier tressé vu de dos' }],
      options: [],
      stockLabel: 'En stock',
      canAdd: true,
      addLabel: 'Ajouter au panier',
      buyNowHref: '/checkout?product=panier-tresse&variation=none&quantity=1',
      cartSubtotal: null,
    });
    await waitFor(() =>
      expect(result.current.page).toMatchObject({
        related: { data: [{ id: 'robe-wax', href: '/products/robe-wax' }] },
      }),
    );
  });

  it('begins with the cheapest variation in stock', async () => {
    const { product } = await openProductPage('robe-wax');
    expect(chosenLabels(product())).toEqual(['Bleu', 'M']);
    expect(product().price.current).toBe('22\u202f000\u00a0FCFA');
    expect(product().stockLabel).toBe('Plus que 3 en stock');
  });

  it('limits the quantity to the stock of the selection', async () => {
    const { product, choose } = await openProductPage('robe-wax');
    choose('Couleur', 'Rouge');
    act(() => product().quantity.set(99));
    expect(product().quantity.value).toBe(5);
    expect(product().quantity.canIncrease).toBe(false);
    choose('Couleur', 'Bleu');
    expect(product().quantity.value).toBe(3);
    expect(product().quantity.max).toBe(3);
    expect(product().quantity.choices).toEqual([1, 2, 3]);
    act(() => product().quantity.decrease());
    expect(product().quantity.value).toBe(2);
  });

  it("prices a variation by its own rules, or by the product's when it has none", async () => {
    const wire = aProductWithVariations({ multiPricing: [aPriceRule()] });
    const [red, ...others] = wire.variations;
    if (red) red.multiPricing = [aPriceRule({ amount: -5000, percentage: false })];
    served.world.products = [{ ...wire, variations: red ? [red, ...others] : others }];
    const { product, choose } = await openProductPage('robe-wax');
    expect(product().price).toMatchObject({ current: '17\u202f600\u00a0FCFA', saving: '\u221220\u00a0%' });
    choose('Couleur', 'Rouge');
    expect(product().price).toMatchObject({
      current: '20\u202f000\u00a0FCFA',
      previous: '25\u202f000\u00a0FCFA',
    });
  });

  it("shows the selected variation's images, then the product's, without duplicates", async () => {
    const wire = aProductWithVariations();
    const variations = wire.variations.map((each) =>
      each.sku === 'robe-rouge-m'
        ? { ...each, picture: 'rouge.jpg', pictures: ['rouge.jpg', 'rouge-dos.jpg'] }
        : each,
    );
    const gallery = ['ourlet.jpg', 'rouge-dos.jpg', 'col.jpg'].map((name) => ({ name, alt: 'Robe' }));
    served.world.products = [{ ...wire, gallery, variations }];
    const { product, choose } = await openProductPage('robe-wax');
    expect(product().images.length).toBe(3);
    choose('Couleur', 'Rouge');
    expect(product().images.map(({ src }) => src.split('/').at(-1))).toEqual([
      'rouge.jpg',
      'rouge-dos.jpg',
      'ourlet.jpg',
      'col.jpg',
    ]);
  });

  it('adds the selection to the cart and confirms it', async () => {
    const { product, result } = await openProductPage('robe-wax');
    act(() => product().quantity.set(2));
    act(() => product().add());
    expect(product().isAdding).toBe(true);
    await waitFor(() =>
      expect(result.current.toasts.map(({ text }) => text)).toEqual([
        'Votre article a été ajouté à votre panier.',
      ]),
    );
    expect(
      served.world.cart.map(({ productId, variationId, quantity }) => [productId, variationId, quantity]),
    ).toEqual([['robe-wax', 'robe-bleu-m', 2]]);
    await waitFor(() => expect(product().cartSubtotal).toBe('44\u202f000\u00a0FCFA'));
    expect(product().isAdding).toBe(false);
    expect(result.current.badge.label).toBe('Panier, 2 articles');
  });

  it("shows the server's message when adding fails", async () => {
    served.world.cart = [aCartLine({ variationId: 'robe-bleu-m', quantity: 3 }, aProductWithVariations())];
    const { product, result } = await openProductPage('robe-wax');
    act(() => product().add());
    await waitFor(() =>
      expect(result.current.toasts.map(({ tone, text }) => [tone, text])).toEqual([
        ['error', 'Seulement 3 article(s) disponible(s)'],
      ]),
    );
    expect(result.current.badge.count).toBe(3);
  });

  it.each([
    ['has no stock', aProduct({ id: 'x', quantity: 0 })],
    [
      'has no variation in stock',
      aProductWithVariations({
        id: 'x',
        variations: aProductWithVariations().variations.map((each) => ({ ...each, quantity: 0 })),
      }),
    ],
    [
      'has no variation enabled',
      aProductWithVariations({
        id: 'x',
        variations: aProductWithVariations().variations.map((each) => ({ ...each, isEnabled: false })),
      }),
    ],
  ])('cannot be ordered from when the product %s', async (_what, wire) => {
    served.world.products = [wire];
    served.world.store.features.whatsapp = '221771234567';
    const { product, result } = await openProductPage('x');
    expect(product()).toMatchObject({
      whatsappHref: null,
      isOutOfStock: true,
      canAdd: false,
      addLabel: 'En rupture',
      stockLabel: 'En rupture',
      buyNowHref: null,
    });
    act(() => product().add());
    expect(result.current.toasts).toMatchObject([
      {
        title: 'Impossible de commander',
        text: 'Veuillez sélectionner une quantité valide pour ce produit',
      },
    ]);
  });

  it.each([
    [404, 'Product not found'],
    [500, 'Failed to load product details'],
  ])('says after a %d: %s', async (status, message) => {
    served.server.use(http.get('*/api/products/:id', () => HttpResponse.json({ message: 'x' }, { status })));
    const { result } = await openProductPage('robe-wax');
    expect(result.current.page).toMatchObject({
      status: 'failed',
      message,
      backHref: '/products',
      backLabel: 'Back to Products',
    });
  });

  it('says that a product is no longer on sale, and shows similar ones', async () => {
    const message = 'Cet article n’est plus en vente.';
    served.server.use(http.get('*/api/products/:id', () => HttpResponse.json({ message }, { status: 410 })));
    const { result } = await openProductPage('panier-tresse');
    await waitFor(() =>
      expect(result.current.page).toMatchObject({
        status: 'failed',
        message,
        retry: null,
        backLabel: 'Voir les articles',
        related: { status: 'ready', data: [{ id: 'robe-wax' }] },
      }),
    );
  });

  it('requests an unknown product once and offers no retry', async () => {
    let requested = 0;
    served.server.use(
      http.get('*/api/products/:id', () => {
        requested += 1;
        return HttpResponse.json({ message: 'x' }, { status: 404 });
      }),
    );
    const store = makeTestStore();
    await store.dispatch(productsApi.endpoints.getProduct.initiate('nope', { subscribe: false }));
    const { result } = renderHookWithStore(() => usePageAt('nope').page, { store });
    expect(result.current).toMatchObject({ status: 'failed', retry: null });
    expect(requested).toBe(1);
  });

  it('shows data known from a list immediately', async () => {
    const { result, rerender } = renderHookWithStore(
      ({ id }: { id: string }) => ({ list: useBestSellers(), page: usePageAt(id).page }),
      { initialProps: { id: 'inconnu' } },
    );
    await waitFor(() => expect(result.current.list.status).toBe('ready'));
    rerender({ id: 'robe-wax' });
    expect(result.current.page).toMatchObject({ status: 'loading', preview: { name: 'Robe wax' } });
    await waitFor(() => expect(result.current.page.status).toBe('ready'));
  });

  it('resets the selection when another product is shown', async () => {
    const { result, rerender } = renderHookWithStore(({ id }: { id: string }) => usePageAt(id).page, {
      initialProps: { id: 'panier-tresse' },
    });
    const quantity = () => (result.current.status === 'ready' ? result.current.product.quantity : null);
    await waitFor(() => expect(quantity()?.value).toBe(1));
    act(() => quantity()?.set(4));
    expect(quantity()?.value).toBe(4);
    rerender({ id: 'robe-wax' });
    await waitFor(() => expect(quantity()?.value).toBe(1));
  });
});
