import { OrderByKeyWire, OrderPlacedWire, type OrderRequestWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { orderShop } from './testing/orderShop.ts';
import { signedIn } from './testing/signedIn.ts';

const shop = await orderShop();
const { app, session, rowsOf } = shop;

type Headers = Record<string, string>;
const withKey = (headers: Headers) => ({ ...headers, 'idempotency-key': 'cle' });
const send = (headers: Headers, overrides: Partial<OrderRequestWire> = {}) =>
  app.inject({ method: 'POST', url: '/api/orders', headers: withKey(headers), payload: anOrder(overrides) });
const found = async (headers: Headers) =>
  wireAnswer(OrderByKeyWire, await app.inject({ url: '/api/orders/attempt', headers: withKey(headers) }))
    .order?.ref;
const sentBy = async (headers: Headers) => wireAnswer(OrderPlacedWire, await send(headers)).data.ref;
const countOrders = () => rowsOf('select count(*) as orders from orders');
const withoutToken = ({ authorization: _token, ...headers }: Headers) => headers;

describe('an Idempotency-Key of another visitor', () => {
  it.each([
    ['the same order', {}],
    ['another order', { city: 'Thiès' }],
  ])('with %s is refused, and reveals nothing of the order', async (_what, overrides) => {
    const ref = await sentBy((await session()).headers);
    const answer = await send((await session()).headers, overrides);
    expect(refusal(answer, 409)).toEqual({
      message: 'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.',
    });
    expect(answer.body).not.toContain(ref);
    expect(await countOrders()).toEqual([{ orders: 1 }]);
  });
});

describe('a customer whose answer was lost', () => {
  it('gets it in the same session after their sign-in has expired', async () => {
    const headers = await signedIn(shop, await session());
    const ref = await sentBy(headers);
    const signedOut = withoutToken(headers);
    expect(await sentBy(signedOut)).toEqual(ref);
    expect(await found(signedOut)).toEqual(ref);
  });

  it('gets it in another session of the same account', async () => {
    const headers = await signedIn(shop, await session());
    const ref = await sentBy(headers);
    const elsewhere = { ...headers, ...(await session()).headers };
    expect(await sentBy(elsewhere)).toEqual(ref);
    expect(await found(elsewhere)).toEqual(ref);
  });

  it('gets it after signing in, which gives them another session', async () => {
    const visitor = await session();
    const ref = await sentBy(visitor.headers);
    const headers = await signedIn(shop, visitor);
    expect(await sentBy(headers)).toEqual(ref);
    expect(await found(headers)).toEqual(ref);
    expect(await countOrders()).toEqual([{ orders: 1 }]);
  });
});
