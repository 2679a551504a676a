import { aPriceRule, aProductWithVariations, aStore } from '@teranga/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { QuantityView } from '../cart/views.ts';
import { noDeliveryText } from '../store-info/noDelivery.ts';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import {
  open,
  isReady,
  inputOf,
  type,
  leave,
  withBasket,
  answerOrders,
  placed,
  rightValues,
  refused,
  submitRight,
  dialogOf,
  isReported,
} from './testing/checkoutPage.tsx';

const served = serveWorld();

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

  it('waits until it is known where the store delivers', async () => {
    withBasket(served);
    served.server.use(http.get('*/api/store', () => HttpResponse.error(), { once: true }));
    const { shown } = open();
    await waitFor(() =>
      expect(shown.view).toMatchObject({ status: 'failed', message: 'Une erreur est survenue' }),
    );
    act(() => {
      if (shown.view.status === 'failed') shown.view.retry?.();
    });
    await waitFor(() => expect(shown.view.status).toBe('ready'));
  });

  it('reports that a store without delivery cannot take orders, with a contact link', async () => {
    withBasket(served);
    served.world.store.marketplaceInfo.deliveryInfo.zones = [];
    const { shown } = open();
    const back = { label: 'Contacter la boutique', href: '/contacts' };
    const failed = { status: 'failed', message: noDeliveryText, retry: null, back };
    await waitFor(() => expect(shown.view).toEqual(failed));
  });

  it('shows lines, zones, the payment method and all totals', async () => {
    withBasket(served);
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
    expect(page.ready().zones.value).toBe('thies');
    expect(page.ready().totals.total).toBe('28\u202f000\u00a0FCFA');
  });

  it('offers to pay online first, where the store has it', async () => {
    withBasket(served);
    served.world.store = aStore({ features: { ...aStore().features, onlinePayment: true } });
    const page = open();
    await isReady(page);
    await waitFor(() => expect(page.ready().methods.value).toBe('paytech'));
    act(() => page.ready().methods.choose('cod'));
    expect(page.ready().methods.value).toBe('cod');
    expect(page.ready().submitLabel).toBe('Valider ma commande');
  });
});

describe('A field', () => {
  it('is validated on blur, then at each change', async () => {
    withBasket(served);
    const page = open();
    await isReady(page);
    expect(page.ready().field('firstName').error).toBe(null);
    await leave('firstName', 'A');
    await waitFor(() => expect(page.ready().field('firstName').error).toBe('Minimum 2 caractères'));
    await type({ firstName: 'Aw' });
    await waitFor(() => expect(page.ready().field('firstName').error).toBe(null));
  });

  it('for the e-mail is required for foreign numbers only', async () => {
    withBasket(served);
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

  it('preserves its value across a reload', async () => {
    withBasket(served);
    const storage = memoryStorage();
    const first = open({ store: makeTestStore({ storage }) });
    await isReady(first);
    await type({ firstName: 'Awa', phone: '77 123' });
    first.unmount();
    const second = open({ store: makeTestStore({ storage }) });
    await isReady(second);
    await waitFor(() => expect(inputOf('firstName')).toHaveProperty('value', 'Awa'));
    expect(inputOf('phone')).toHaveProperty('value', '77 123');
  });
});

describe('An invalid form', () => {
  it('is not sent; the dialog reports it and the first error gets the focus', async () => {
    withBasket(served);
    const sent = answerOrders(served, placed({ ref: 'R-1' }));
    const page = open();
    await isReady(page);
    await type({ ...rightValues, lastName: '', city: '' });
    await act(async () => page.ready().submit());
    await isReported(page, 'Formulaire incomplet');
    expect(dialogOf(page)).toEqual([
      'error',
      'Formulaire incomplet',
      'Veuillez corriger les erreurs dans le formulaire avant de payer.',
      true,
    ]);
    act(() => page.ready().dialog?.close?.());
    expect(document.activeElement).toEqual(screen.getByLabelText('Nom'));
    expect(page.ready().dialog).toBeNull();
    expect(sent).toEqual([]);
  });

  it('shows the server’s error for each field', async () => {
    withBasket(served);
    answerOrders(served, refused(422, { message: 'Invalide', errors: { address: ['Adresse inconnue'] } }));
    const page = open();
    await submitRight(page);
    await isReported(page, 'Formulaire incomplet');
    expect(page.ready().field('address').error).toBe('Adresse inconnue');
  });
});

const blueM = 'Couleur\u00a0:\u00a0Bleu\u00a0· Taille\u00a0:\u00a0M';

describe('«Acheter maintenant»', () => {
  it('orders that one product and leaves the cart alone', async () => {
    withBasket(served);
    served.world.products = [aProductWithVariations({ multiPricing: [aPriceRule()] })];
    const page = open({ query: 'product=robe-wax&variation=robe-bleu-m&quantity=2' });
    await submitRight(page);
    await isReported(page, 'Commande Validée');
    expect(page.ready()).toMatchObject({
      lines: [{ name: 'Robe wax', optionsLabel: blueM, quantity: 2 }],
      totals: { subtotal: '35\u202f200\u00a0FCFA' },
    });
    expect(served.world.cart.length).toBe(1);
    expect(page.shown.cartCount).toBe(2);
  });

  it.each([
    [2, (quantity: QuantityView) => quantity.increase(), 3],
    [2, (quantity: QuantityView) => quantity.set(1), 1],
    [9, (quantity: QuantityView) => quantity.decrease(), 3],
  ])('of %d can be of another quantity, up to the stock', async (quantity, change, wanted) => {
    const query = 'product=robe-wax&variation=robe-bleu-m';
    const page = open({ query: `${query}&quantity=${quantity}` });
    await isReady(page);
    const { stepper } = page.ready();
    expect(stepper?.label).toBe('Quantité de Robe wax');
    expect(stepper?.quantity.value).toEqual(quantity);
    expect(stepper?.quantity.max).toBe(3);
    if (stepper) change(stepper.quantity);
    expect(page.shown.requested).toEqual([`/checkout?${query}&quantity=${wanted}`]);
  });

  it('offers no quantity stepper once it is ordered', async () => {
    const page = open({ query: 'product=panier-tresse&variation=none' });
    await submitRight(page);
    await isReported(page, 'Commande Validée');
    expect(page.ready().stepper).toBe(null);
  });

  it('does not need a cart', async () => {
    const page = open({ query: 'product=panier-tresse&variation=none' });
    await isReady(page);
    expect(page.ready().lines.map(({ name }) => name)).toEqual(['Panier tressé']);
  });

  it.each([['product=robe-wax'], ['product=robe-wax&variation=none']])(
    'uses the default variation where none is named: %s',
    async (query) => {
      const page = open({ query });
      await isReady(page);
      expect(page.ready().lines[0]?.optionsLabel).toBe(blueM);
    },
  );

  it.each([
    ['product=inconnu', 'Cet article n’est plus en vente.', '/products'],
    ['product=robe-wax&variation=inconnue', 'Cette option n’est plus en vente.', '/products/robe-wax'],
  ])('of an unknown product or variation reports it, with a link back: %s', async (query, message, href) => {
    const { shown } = open({ query });
    await waitFor(() =>
      expect(shown.view).toMatchObject({
        status: 'failed',
        message,
        retry: null,
        back: { href },
      }),
    );
  });
});
