import { CartWire, OrderByKeyWire, OrderPlacedWire, OrderStatusWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { now, orderShop } from './testing/orderShop.ts';

const { app, db, inject, session, post, placed, rowsOf, stockOf } = await orderShop();

describe('placing an order', () => {
  it("sells the requested items at the server's prices, and empties the cart", async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 1 });
    const items = [
      { id: 'robe', quantity: 2 },
      { id: 'sac', variation: null, quantity: 2 },
      { id: 'boubou', variation: 'B-M', quantity: 1 },
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

  it('creates an order that anyone with its reference can track', async () => {
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
      deliveryZone: 'Thiès & Mbour',
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

  it('takes no price from the client', async () => {
    const tampered = {
      ...anOrder(),
      price: 1,
      subtotal: 1,
      items: [{ id: 'robe', variation: null, quantity: 1, price: 1, sellingPrice: 1 }],
    };
    const answer = wireAnswer(OrderPlacedWire, await post(await session(), tampered));
    expect(answer.data.total).toBe(27_000);
  });

  it('leaves other items in the cart', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'sac', quantity: 2 });
    await visitor.post('/api/cart/add', { productId: 'robe', quantity: 3 });
    await visitor.post('/api/cart/add', { productId: 'boubou', variationId: 'B-M', quantity: 1 });
    await placed(visitor, {
      items: [
        { id: 'robe', quantity: 2 },
        { id: 'sac', variation: null, quantity: 2 },
      ],
    });
    const { items } = wireAnswer(CartWire, await visitor.get('/api/cart'));
    expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['robe', 1],
      ['boubou', 1],
    ]);
  });

  it('does not change the cart with buy-now', async () => {
    const visitor = await session();
    await visitor.post('/api/cart/add', { productId: 'sac', quantity: 2 });
    await placed(visitor, { buyNow: true });
    expect(wireAnswer(CartWire, await visitor.get('/api/cart')).items).toHaveLength(1);
  });

  it('preserves names, prices and options as they were sold', async () => {
    const { ref } = await placed(await session());
    await db.withStore('a', (tx) =>
      upsertProducts(tx, [aProduct({ id: 'robe', name: 'Autre chose', sellingPrice: 1 })], now),
    );
    const order = wireAnswer(OrderStatusWire, await inject('a', `/api/orders-status/${ref}`));
    expect(order.items[0]?.name).toBe('Robe wax');
    expect(order.total).toBe(27_000);
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

const countOrders = () => rowsOf('select count(*) as orders from orders');

describe('an Idempotency-Key', () => {
  it('creates one order and gives one response, however often and concurrently it is sent', async () => {
    const visitor = await session();
    const send = (payload: object) =>
      app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { ...visitor.headers, 'idempotency-key': 'k-1' },
        payload,
      });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(anOrder())));
    const bodies = answers.map((answer) => wireAnswer(OrderPlacedWire, answer));
    expect(bodies).toEqual(bodies.map(() => bodies[0]));
    expect(await countOrders()).toEqual([{ orders: 1 }]);
    expect(refusal(await send(anOrder({ city: 'Thiès' })), 409).message).toBe(
      'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.',
    );
    expect(await countOrders()).toEqual([{ orders: 1 }]);
  });

  it.each(['', ' ', 'é', 'x'.repeat(201), 'a b'])('the Idempotency-Key %j is invalid', async (key) => {
    const visitor = await session();
    const headers = { ...visitor.headers, 'idempotency-key': key };
    const answer = await app.inject({ method: 'POST', url: '/api/orders', headers, payload: anOrder() });
    expect(refusal(answer, 422).message).toBe('L’en-tête Idempotency-Key n’est pas valide.');
  });
});

const sendRequest = (visitor: { headers: Record<string, string> }, key: string) =>
  app.inject({
    url: '/api/orders/attempt',
    headers: { ...visitor.headers, 'idempotency-key': key },
  });

describe('GET /api/orders/attempt', () => {
  it('returns the order created with a key to its owner only, and creates none', async () => {
    const [visitor, other] = [await session(), await session()];
    const headers = { ...visitor.headers, 'idempotency-key': 'k-2' };
    const before = wireAnswer(OrderByKeyWire, await sendRequest(visitor, 'k-2'));
    const sent = await app.inject({ method: 'POST', url: '/api/orders', headers, payload: anOrder() });
    const { ref } = wireAnswer(OrderPlacedWire, sent).data;
    const answers = await Promise.all([
      sendRequest(visitor, 'k-2'),
      sendRequest(other, 'k-2'),
      sendRequest({ headers: { host: visitor.headers['host'] ?? '' } }, 'k-2'),
      sendRequest(visitor, 'k-3'),
    ]);
    expect(before).toEqual({ order: null });
    expect(answers.map((answer) => wireAnswer(OrderByKeyWire, answer))).toEqual([
      { order: { ref, paymentMethod: 'cod' } },
      { order: null },
      { order: null },
      { order: null },
    ]);
    expect(answers[0].headers['cache-control']).toBe('no-store');
    expect(await countOrders()).toEqual([{ orders: 1 }]);
  });

  it('returns no order for an unrelated key, and rejects an invalid key', async () => {
    const visitor = await session();
    await db.withStore('a', (tx) =>
      tx.query(
        `insert into idempotency_keys (key, request_hash, answer) values ('k-4', 'h', '{"data": {"ref": "x"}}')`,
      ),
    );
    expect(wireAnswer(OrderByKeyWire, await sendRequest(visitor, 'k-4'))).toEqual({ order: null });
    expect(refusal(await sendRequest(visitor, 'a b'), 422).message).toBe(
      'L’en-tête Idempotency-Key n’est pas valide.',
    );
  });
});

describe('GET /api/orders-status/{ref}', () => {
  it('gives the same response for unknown, foreign and malformed references', async () => {
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
