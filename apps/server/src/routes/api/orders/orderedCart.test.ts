import { CartWire, OrderConflictWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { aShopper } from '../../../modules/orders/testing/aShopper.ts';
import type { TestSession } from '../../../testing/testApp.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';
import { orderShop } from './testing/orderShop.ts';

const { app, session, post, placed, rowsOf, openAnotherApp } = await orderShop();
const another = await openAnotherApp();

const dress = { productId: 'robe', quantity: 1 };
async function withDress(): Promise<TestSession> {
  const visitor = await session();
  await visitor.post('/api/cart/add', dress);
  return visitor;
}
const countOrders = () => rowsOf('select count(*) from orders');

describe('a cart that was ordered', () => {
  it('is not ordered twice: 409 names the order, with the empty cart', async () => {
    const visitor = await withDress();
    const { ref } = await placed(visitor);
    const answer = wireAnswer(OrderConflictWire, await post(visitor, anOrder()), 409);
    expect(answer).toEqual({
      message: `Votre panier a déjà été commandé : c’est la commande ${ref}. Rien n’a été commandé une seconde fois.`,
      cart: { items: [], subtotal: 0 },
    });
    expect(await countOrders()).toEqual([{ count: 1 }]);
  });

  it.each([
    ['with ten keys', (index: number) => ({ 'idempotency-key': `k${index}` })],
    ['without a key', () => ({})],
  ])('creates one order when it is sent ten times concurrently %s to two processes', async (_how, keyOf) => {
    const visitor = await withDress();
    const sent = Array.from({ length: 10 }, async (_, index) => {
      const server = index % 2 ? another.app : app;
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { ...visitor.headers, ...keyOf(index) },
        payload: anOrder(aShopper(index)),
      });
      return statusCode;
    });
    expect((await Promise.all(sent)).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await countOrders()).toEqual([{ count: 1 }]);
  });

  it('can be ordered again once the product is in the cart again', async () => {
    const visitor = await withDress();
    await placed(visitor);
    await visitor.post('/api/cart/add', dress);
    expect((await post(visitor, anOrder())).statusCode).toBe(200);
  });

  it('leaves other products that were put there since to be ordered', async () => {
    const visitor = await withDress();
    await placed(visitor);
    await visitor.post('/api/cart/add', { productId: 'sac', quantity: 1 });
    expect((await post(visitor, anOrder())).statusCode).toBe(409);
    expect((await post(visitor, anOrder({ items: [{ id: 'sac', quantity: 1 }] }))).statusCode).toBe(200);
    expect(wireAnswer(CartWire, await visitor.get('/api/cart')).items).toEqual([]);
  });

  it('does not block «Acheter maintenant», nor clients that never had a cart', async () => {
    const visitor = await withDress();
    await placed(visitor);
    expect((await post(visitor, anOrder({ buyNow: true }))).statusCode).toBe(200);
    const client = await session();
    for (const index of [1, 2]) expect((await post(client, anOrder(aShopper(index)))).statusCode).toBe(200);
  });
});
