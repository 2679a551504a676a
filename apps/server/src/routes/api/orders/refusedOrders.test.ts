import { OrderConflictWire, type OrderRequestWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { fullStock, orderShop } from './testing/orderShop.ts';

const { db, session, post, placed, rowsOf, stockOf } = await orderShop();

async function nothingHappened() {
  expect(await stockOf()).toEqual(fullStock);
  for (const table of ['orders', 'outbox', 'idempotency_keys'])
    expect(await rowsOf(`select 1 from ${table}`)).toEqual([]);
}

const refusedGold = async (quantity: number) =>
  refusal(await post(await session(), anOrder({ items: [{ id: 'or', quantity }] })), 422).message;

describe('an order that cannot be placed', () => {
  it.each<[string, Partial<OrderRequestWire>, string]>([
    [
      'more than there is',
      { items: [{ id: 'robe', quantity: 6 }] },
      'Robe wax : Seulement 5 article(s) disponible(s)',
    ],
    [
      'a variation that is switched off',
      { items: [{ id: 'boubou', variation: 'B-XL', quantity: 1 }] },
      'Boubou : cette option n’est plus disponible.',
    ],
    [
      'a product whose variation was not chosen',
      { items: [{ id: 'boubou', quantity: 1 }] },
      'Boubou : veuillez choisir une option.',
    ],
    [
      'an unknown product',
      { items: [{ id: 'inconnu', quantity: 1 }] },
      'Un article de votre panier n’est plus en vente.',
    ],
    [
      'an unknown product that was to be bought at once',
      { items: [{ id: 'inconnu', quantity: 1 }], buyNow: true },
      'Cet article n’est plus en vente.',
    ],
    [
      'another store’s product',
      {
        items: [
          { id: 'robe', quantity: 1 },
          { id: 'ailleurs', quantity: 1 },
        ],
      },
      'Un article de votre panier n’est plus en vente.',
    ],
    [
      'another total than the shopper saw',
      { expectedTotal: 26_999 },
      'Le montant de votre commande a changé : il est maintenant de 27\u202f000\u00a0FCFA. Vérifiez votre panier avant de confirmer.',
    ],
    [
      'another total of «Acheter maintenant»',
      { expectedTotal: 26_999, buyNow: true },
      'Le montant de votre commande a changé : il est maintenant de 27\u202f000\u00a0FCFA. Vérifiez votre commande avant de confirmer.',
    ],
    ...(['total', 'deliveryCharge', 'discount'] as const).flatMap((field) =>
      [-99_999, 1].map((sum): [string, Partial<OrderRequestWire>, string] => [
        `a ${field} of ${sum}`,
        { [field]: sum },
        {
          total:
            'Le montant de votre commande a changé : il est maintenant de 27\u202f000\u00a0FCFA. Vérifiez votre panier avant de confirmer.',
          deliveryCharge:
            'Le prix de la livraison a changé : il est maintenant de 2\u202f000\u00a0FCFA. Vérifiez votre panier avant de confirmer.',
          discount:
            'La réduction a changé : elle est maintenant de 0\u00a0FCFA. Vérifiez votre panier avant de confirmer.',
        }[field],
      ]),
    ),
  ])('for %s answers 409 with the fresh cart', async (_case, overrides, message) => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'sac', quantity: 1 });
    const answer = wireAnswer(OrderConflictWire, await post(visitor, anOrder(overrides)), 409);
    expect(answer.message).toEqual(message);
    expect(answer.cart?.items.map(({ productId, price }) => [productId, price])).toEqual([['sac', 8_000]]);
    await nothingHappened();
  });

  it('is placed with the amounts the shopper saw', async () => {
    const sums = { expectedTotal: 27_000, total: 27_000, deliveryCharge: 2_000, discount: 0 };
    expect((await placed(await session(), sums)).total).toBe(27_000);
  });

  it('is refused when one product is on two lines', async () => {
    const items = [
      { id: 'robe', quantity: 1 },
      { id: 'robe', variation: null, quantity: 1 },
    ];
    const message = 'Un article figure deux fois dans votre commande. Rechargez votre panier et réessayez.';
    const answer = refusal(await post(await session(), anOrder({ items })), 422);
    expect(answer.message).toEqual(message);
    expect(answer.errors).toEqual({ items: [message] });
    await nothingHappened();
  });

  it.each([
    ['firstName', '', 'Le prénom est requis'],
    ['firstName', ' a ', 'Minimum 2 caractères'],
    ['firstName', undefined, 'Le prénom est requis'],
    ['firstName', 7, 'Le prénom est requis'],
    ['lastName', '', 'Le nom est requis'],
    ['phone', '', 'Le numéro de téléphone est requis'],
    ['phone', '12', 'Numéro de téléphone invalide'],
    ['phone', '33 821 00 00', 'Indiquez un numéro de mobile : un fixe ne reçoit pas de SMS.'],
    ['email', 'fatou@', 'Adresse email invalide'],
    ['deliveryZone', '', 'Veuillez sélectionner votre zone de livraison'],
    ['deliveryZone', 'kidira', 'Veuillez sélectionner votre zone de livraison'],
    ['deliveryZone', 'ailleurs', 'Veuillez sélectionner votre zone de livraison'],
    ['address', 'ici', 'Minimum 5 caractères'],
    ['address', null, "L'adresse est requise"],
    ['city', '', 'La ville est requise'],
    ['postalCode', 'BP 12', 'Doit être numérique'],
    ['promoCode', 'INCONNU', 'Code promo invalide ou expiré.'],
    [
      'paymentMethod',
      'paytech',
      'Le paiement en ligne n’est pas proposé par cette boutique. Choisissez le paiement à la livraison.',
    ],
    ['paymentMethod', 'cash', 'Cette valeur n’est pas valide.'],
  ])('for %s %j answers 422: %s', async (field, value, text) => {
    const answer = refusal(await post(await session(), { ...anOrder(), [field]: value }), 422);
    expect(answer.errors?.[field]).toEqual([text]);
    await nothingHappened();
  });

  it('needs an e-mail address outside of Senegal', async () => {
    const answer = refusal(
      await post(await session(), anOrder({ phone: '+33 6 12 34 56 78', email: null })),
      422,
    );
    expect(answer.errors).toEqual({ email: ['Email est requis pour les numéros hors Sénégal'] });
    await placed(await session(), { phone: '+33 6 12 34 56 78' });
  });

  it('never sums up to more than can be paid', async () => {
    expect(await refusedGold(2)).toBe('Le montant de votre panier dépasse la limite autorisée.');
    expect(await refusedGold(1)).toBe('Le montant de votre commande dépasse la limite autorisée.');
    await nothingHappened();
  });

  it('says so where the shop takes no cash', async () => {
    await db.withStore('a', (tx) => writeTestTerms(tx, { features: { cashOnDelivery: false } }));
    const answer = refusal(await post(await session(), anOrder()), 422);
    expect(answer.errors?.['paymentMethod']).toEqual([
      'Le paiement à la livraison n’est pas proposé par cette boutique.',
    ]);
    await nothingHappened();
  });
});
