import {
  CartWire,
  OrderConflictWire,
  OrderPlacedWire,
  OrderStatusWire,
  type OrderRequestWire,
} from '@teranga/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../catalogue/writeProducts.ts';
import { anOrder } from '../../../orders/testing/anOrder.ts';
import { writeTestTerms } from '../../../store/testing/aStoreContent.ts';
import { testApp, type TestSession } from '../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject, session } = await testApp();
const now = new Date();

beforeEach(async () => {
  for (const store of ['a', 'b'])
    await db.withStore(store, async (tx) => {
      for (const table of ['orders', 'outbox', 'idempotency_keys', 'promo_codes', 'carts'])
        await tx.query(`delete from ${table}`);
      await writeTestTerms(tx);
    });
  await db.withStore('a', (tx) =>
    upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', name: 'Robe wax', sellingPrice: 25_000, quantity: 5, sold: 0 }),
        aProduct({
          id: 'sac',
          name: 'Sac à main',
          sellingPrice: 10_000,
          quantity: 3,
          sold: 0,
          multiPricing: [percentOff(20, now, { from: -1, until: 1 })],
        }),
        aProduct({ id: 'or', sellingPrice: 1_999_999_000, quantity: 9 }),
        aProduct({
          id: 'boubou',
          name: 'Boubou',
          sellingPrice: 60_000,
          sold: 0,
          variations: [
            aVariation({
              sku: 'B-M',
              sellingPrice: 60_000,
              quantity: 2,
              options: [
                { name: 'Couleur', value: '#1a2b3c', valueType: 'color', shortValue: 'Indigo' },
                { name: 'Taille', value: 'M', valueType: 'text' },
              ],
            }),
            aVariation({ sku: 'B-XL', isEnabled: false, quantity: 9 }),
          ],
        }),
      ],
      now,
    ),
  );
  await db.withStore('b', (tx) => upsertProducts(tx, [aProduct({ id: 'ailleurs' })], now));
});

const post = (visitor: TestSession, body: object) => visitor.post('/api/orders', body);
const placed = async (visitor: TestSession, overrides: Partial<OrderRequestWire> = {}) =>
  wireAnswer(OrderPlacedWire, await post(visitor, anOrder(overrides))).data;
const rowsOf = async <Row extends object>(sql: string, store = 'a') =>
  (await db.withStore(store, (tx) => tx.query<Row>(sql))).rows;
const stockOf = async () => rowsOf("select id, quantity, sold from products where id <> 'or' order by id");
const full = [
  { id: 'boubou', quantity: 2, sold: 0 },
  { id: 'robe', quantity: 5, sold: 0 },
  { id: 'sac', quantity: 3, sold: 0 },
];

describe('placing an order', () => {
  it('sells what was asked for, at the server’s prices, and empties the cart', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 1 });
    const items = [
      { id: 'robe', variation: null, quantity: 1 },
      { id: 'sac', variation: null, quantity: 2 },
      { id: 'boubou', variation: 'B-M', quantity: 1 },
      { id: 'robe', quantity: 1 },
    ];
    const { ref, total } = await placed(visitor, { items });
    expect(ref).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    // 2 × 25 000 + 2 × 8 000 + 60 000, and 2 000 to Dakar.
    expect(total).toBe(128_000);
    expect(await stockOf()).toEqual([
      { id: 'boubou', quantity: 1, sold: 1 },
      { id: 'robe', quantity: 3, sold: 2 },
      { id: 'sac', quantity: 1, sold: 2 },
    ]);
    expect(
      await rowsOf("select sku, quantity from variations where product_id = 'boubou' order by sku"),
    ).toEqual([
      { sku: 'B-M', quantity: 1 },
      { sku: 'B-XL', quantity: 9 },
    ]);
    expect(wireAnswer(CartWire, await visitor.get('/api/cart')).items).toEqual([]);
  });

  it('can be followed by its reference, by whoever has it', async () => {
    const { ref } = await placed(await session(), {
      items: [{ id: 'boubou', variation: 'B-M', quantity: 2 }],
      deliveryZone: 'thies-mbour',
    });
    const answer = await inject('a', `/api/orders-status/${ref}`);
    expect(wireAnswer(OrderStatusWire, answer)).toMatchObject({
      ref,
      status: 'WAITING_FOR_VALIDATION',
      updates: [
        {
          status: 'WAITING_FOR_VALIDATION',
          reason: null,
          stateJSON: '{"reason":null,"status":"WAITING_FOR_VALIDATION"}',
        },
      ],
      items: [
        {
          name: 'Boubou',
          quantity: 2,
          price: 60_000,
          variationDetails: {
            options: [
              { name: 'Couleur', value: 'Indigo' },
              { name: 'Taille', value: 'M' },
            ],
          },
        },
      ],
      subtotal: 120_000,
      discount: 0,
      deliveryCharge: 3_500,
      total: 123_500,
      paymentMethod: 'cod',
      client: { firstName: 'Fatou', lastName: 'Sarr', address: 'Rue 12, Médina', city: 'Dakar' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const shape of [
      ref.toLowerCase(),
      ref.replaceAll('-', ''),
      encodeURIComponent(ref.replaceAll('-', ' ')),
    ])
      expect((await inject('a', `/api/orders-status/${shape}`)).statusCode).toBe(200);
  });

  it('takes no price, fee or total from the client', async () => {
    const tampered = {
      ...anOrder(),
      deliveryCharge: 0,
      total: 1,
      price: 1,
      subtotal: 1,
      discount: 99_999,
      items: [{ id: 'robe', variation: null, quantity: 1, price: 1, sellingPrice: 1 }],
    };
    const answer = wireAnswer(OrderPlacedWire, await post(await session(), tampered));
    expect(answer.data.total).toBe(27_000);
  });

  it('leaves the cart alone when buying at once', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'sac', quantity: 2 });
    await placed(visitor, { buyNow: true });
    expect(wireAnswer(CartWire, await visitor.get('/api/cart')).items).toHaveLength(1);
  });

  it('keeps names, prices and options as they were sold', async () => {
    const { ref } = await placed(await session());
    await db.withStore('a', (tx) =>
      upsertProducts(tx, [aProduct({ id: 'robe', name: 'Autre chose', sellingPrice: 1 })], now),
    );
    const order = wireAnswer(OrderStatusWire, await inject('a', `/api/orders-status/${ref}`));
    expect([order.items[0]?.name, order.total]).toEqual(['Robe wax', 27_000]);
  });

  it('writes to the shopper by e-mail and SMS, and to the shop', async () => {
    const { ref } = await placed(await session());
    const messages = await rowsOf<{
      channel: string;
      recipient: string;
      subject: string | null;
      text: string;
    }>('select channel, recipient, subject, text from outbox order by id');
    expect(messages.map(({ channel, recipient, subject }) => [channel, recipient, subject])).toEqual([
      ['email', 'fatou@example.sn', `Votre commande ${ref} chez Boutique a`],
      ['sms', '+221771234567', null],
      ['email', 'boutique@example.sn', `Nouvelle commande ${ref} : 27\u202f000\u00a0FCFA`],
    ]);
    expect(messages[1]?.text).toBe(
      `Boutique a : commande ${ref} enregistrée, 27 000 FCFA. Suivi : http://a.localhost:3000/orders-status/${ref}`,
    );
  });
});

describe('an order that cannot be placed', () => {
  const nothingHappened = async () => {
    expect(await stockOf()).toEqual(full);
    for (const table of ['orders', 'outbox', 'idempotency_keys'])
      expect(await rowsOf(`select 1 from ${table}`)).toEqual([]);
  };

  it.each<[string, Partial<OrderRequestWire>, string]>([
    [
      'more than there is',
      { items: [{ id: 'robe', quantity: 6 }] },
      'Robe wax : Seulement 5 article(s) disponible(s)',
    ],
    [
      'more than there is over two lines',
      {
        items: [
          { id: 'robe', quantity: 3 },
          { id: 'robe', quantity: 3 },
        ],
      },
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
  ])('for %s answers 409 with the fresh cart', async (_case, overrides, message) => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'sac', quantity: 1 });
    const answer = wireAnswer(OrderConflictWire, await post(visitor, anOrder(overrides)), 409);
    expect([answer.message, answer.cart?.items.map(({ productId, price }) => [productId, price])]).toEqual([
      message,
      [['sac', 8_000]],
    ]);
    await nothingHappened();
  });

  it('goes through with the total the shopper saw', async () => {
    expect((await placed(await session(), { expectedTotal: 27_000 })).total).toBe(27_000);
  });

  it.each([
    ['firstName', '', 'Le prénom est requis'],
    ['firstName', ' a ', 'Minimum 2 caractères'],
    ['firstName', undefined, 'Le prénom est requis'],
    ['firstName', 7, 'Le prénom est requis'],
    ['lastName', '', 'Le nom est requis'],
    ['phone', '', 'Le numéro de téléphone est requis'],
    ['phone', '12', 'Numéro de téléphone invalide'],
    ['phone', '33 821 00 00', 'Numéro de téléphone invalide'],
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
      'Le paiement en ligne n’est pas encore proposé par cette boutique. Choisissez le paiement à la livraison.',
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
    refusal(await post(await session(), anOrder({ items: [{ id: 'or', quantity: 2 }] })), 422);
    refusal(await post(await session(), anOrder({ items: [{ id: 'or', quantity: 1 }] })), 422);
    refusal(
      await post(
        await session(),
        anOrder({
          items: [
            { id: 'or', quantity: 100_000 },
            { id: 'or', quantity: 1 },
          ],
        }),
      ),
      422,
    );
    await nothingHappened();
  });

  it('says so where the shop takes no cash, or online payment is down', async () => {
    await db.withStore('a', (tx) =>
      writeTestTerms(tx, { features: { cashOnDelivery: false, onlinePayment: true } }),
    );
    refusal(await post(await session(), anOrder()), 422);
    refusal(await post(await session(), anOrder({ paymentMethod: 'paytech' })), 503);
    await nothingHappened();
  });
});

describe('a promo code', () => {
  const promo = (values: string) =>
    db.withStore('a', (tx) =>
      tx.query(
        `insert into promo_codes (code, is_percentage, amount, minimum_subtotal, starts_at, ends_at, max_uses) values ${values}`,
      ),
    );

  it('takes a percentage or a sum off, and is counted', async () => {
    await promo("('TEN', true, 10, 0, null, null, 2), ('BON', false, 1000000, 0, null, null, null)");
    expect((await placed(await session(), { promoCode: ' ten ' })).total).toBe(24_500);
    expect((await placed(await session(), { promoCode: 'BON' })).total).toBe(2_000);
    expect(await rowsOf('select code, used from promo_codes order by code')).toEqual([
      { code: 'BON', used: 1 },
      { code: 'TEN', used: 1 },
    ]);
  });

  it.each([
    ['used up', "('CODE', true, 10, 0, null, null, 1)"],
    ['too early', "('CODE', true, 10, 0, now() + interval '1 day', null, null)"],
    ['over', "('CODE', true, 10, 0, null, now() - interval '1 day', null)"],
    ['for more', "('CODE', true, 10, 25001, null, null, null)"],
  ])('that is %s is refused', async (reason, values) => {
    await promo(values);
    if (reason === 'used up') await db.withStore('a', (tx) => tx.query('update promo_codes set used = 1'));
    const answer = refusal(await post(await session(), anOrder({ promoCode: 'CODE' })), 422);
    expect(answer.errors).toEqual({ promoCode: ['Code promo invalide ou expiré.'] });
  });
});

describe('GET /api/orders-status/{ref}', () => {
  it('answers unknown, foreign and malformed references alike', async () => {
    const { ref } = await placed(await session());
    const answers = await Promise.all([
      inject('b', `/api/orders-status/${ref}`),
      ...['0000-0000-0000-0000', 'x', '%20', "'--", '9'.repeat(400), 'U'.repeat(16)].map((text) =>
        inject('a', `/api/orders-status/${text}`),
      ),
    ]);
    for (const answer of answers) {
      expect(refusal(answer, 404)).toEqual({ message: 'Commande introuvable.' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});
