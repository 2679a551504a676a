import { OrderRefusedWire, type OrderRequestWire } from '@teranga/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { aShopper } from '../../../modules/orders/testing/aShopper.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { orderShop } from './testing/orderShop.ts';

const { db, app, session, post, placed, rowsOf, openAnotherApp } = await orderShop();
const another = await openAnotherApp();

beforeEach(() =>
  db.withStore('a', (tx) => tx.query("update products set quantity = 5000 where id = 'robe'")),
);

const order = (overrides: Partial<OrderRequestWire> = {}) => anOrder(overrides);
/** Places orders one after the other, each in its own session; returns their statuses. */
async function statuses(count: number, overridesOf: (index: number) => Partial<OrderRequestWire>) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1)
    found.push((await post(await session(), order(overridesOf(index)))).statusCode);
  return found;
}
const countBy = (found: readonly number[]) =>
  found.reduce<Record<number, number>>((sums, each) => ({ ...sums, [each]: (sums[each] ?? 0) + 1 }), {});
const ordersThere = async () => (await rowsOf<{ count: number }>('select count(*) from orders'))[0]?.count;
const validate = () => db.withStore('a', (tx) => tx.query("update orders set status = 'VALIDATED'"));
const isPositive = (answer: LightMyRequestResponse) => Number(answer.headers['retry-after']) > 0;

describe('three cash-on-delivery orders that wait for validation', () => {
  it.each<[string, (index: number) => Partial<OrderRequestWire>]>([
    ['phone number', (index) => ({ phone: '77 123 45 67', email: aShopper(index).email })],
    [
      'e-mail address, whatever its case',
      (index) => ({ ...aShopper(index), email: index % 2 ? 'A@x.sn' : 'a@X.sn' }),
    ],
  ])('are all that one %s may have', async (_contact, overridesOf) => {
    expect(await statuses(5, overridesOf)).toEqual([200, 200, 200, 429, 429]);
    expect(await ordersThere()).toBe(3);
  });

  it('block a fourth without side effects, with an error that gives the reason, the alternatives and the retry time', async () => {
    await statuses(3, () => ({}));
    const [messages] = await rowsOf('select count(*) from outbox');
    const visitor = await session();
    const refused = await post(visitor, order());
    expect(refusal(refused, 429).message).toBe(
      'Trois commandes à payer à la livraison attendent déjà d’être validées pour ce numéro ou cette adresse e-mail. Attendez leur validation, écrivez-nous par WhatsApp au +221\u00a077\u00a0000\u00a011\u00a022 ou appelez le 33\u00a0821\u00a000\u00a000.',
    );
    expect(isPositive(refused)).toBe(true);
    expect(await rowsOf('select count(*) from outbox')).toEqual([messages]);
    expect(await rowsOf("select quantity from products where id = 'robe'")).toEqual([{ quantity: 4997 }]);
    expect(await rowsOf('select 1 from idempotency_keys')).toEqual([]);
  });

  it('do not affect another store or another contact, nor count once they are validated', async () => {
    await statuses(3, () => ({}));
    expect((await post(await session(), order(aShopper(7)))).statusCode).toBe(200);
    await validate();
    expect((await post(await session(), order())).statusCode).toBe(200);
  });

  it('are counted across all processes, even when many orders arrive concurrently', async () => {
    const sent = Array.from({ length: 12 }, async (_, index) => {
      const visitor = await (index % 2 ? another : { session }).session();
      return (await visitor.post('/api/orders', order())).statusCode;
    });
    expect(countBy(await Promise.all(sent))).toEqual({ 200: 3, 429: 9 });
    expect(await ordersThere()).toBe(3);
  });

  it('hold without limits per address', async () => {
    const unlimited = await openAnotherApp({ hasRateLimits: false });
    await statuses(3, () => ({}));
    const visitor = await unlimited.session();
    expect((await visitor.post('/api/orders', order())).statusCode).toBe(429);
  });
});

describe('ten orders a day', () => {
  it('are the limit of one contact across all processes', async () => {
    const found: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const visitor = await (index % 2 ? another : { session }).session();
      // The phone number differs each time, so that no message limit is reached.
      const answer = await visitor.post('/api/orders', order({ phone: aShopper(index).phone }));
      found.push(answer.statusCode);
      await validate();
      await db.withStore('a', (tx) => tx.query('delete from outbox'));
    }
    expect(countBy(found)).toEqual({ 200: 10, 429: 2 });
  });

  it('are ten of any day', async () => {
    for (let index = 0; index < 10; index += 1) {
      await post(await session(), order());
      await validate();
      await db.withStore('a', (tx) => tx.query('delete from outbox'));
    }
    expect((await post(await session(), order())).statusCode).toBe(429);
    await db.withStore('a', (tx) => tx.query("update orders set created_at = created_at - interval '1 day'"));
    expect((await post(await session(), order())).statusCode).toBe(200);
  });
});

const messagesTo = (recipient: string) =>
  rowsOf<{ count: number }>(`select count(*) from outbox where lower(recipient) = '${recipient}'`);

describe('messages about orders that a contact has not proven', () => {
  it('are six SMS a day: beyond, an order is refused', async () => {
    const found: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      found.push((await post(await session(), order({ email: aShopper(index).email }))).statusCode);
      await validate();
    }
    expect(countBy(found)).toEqual({ 200: 6, 429: 2 });
    expect(await messagesTo('+221771234567')).toEqual([{ count: 6 }]);
  });

  it('are ten e-mails a day: beyond, an order is refused', async () => {
    const found: number[] = [];
    // Other numbers, and a day in which orders are long gone: only the e-mails are counted.
    for (let index = 0; index < 12; index += 1) {
      found.push((await post(await session(), order({ phone: aShopper(index).phone }))).statusCode);
      await db.withStore('a', (tx) => tx.query('delete from orders'));
    }
    expect(countBy(found)).toEqual({ 200: 10, 429: 2 });
    expect(await messagesTo('fatou@example.sn')).toEqual([{ count: 10 }]);
  });
});

describe('ten orders an hour', () => {
  it('are the limit of one session across all processes', async () => {
    const visitor = await session();
    const found = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => {
        const server = index % 2 ? another.app : app;
        const { statusCode } = await server.inject({
          method: 'POST',
          url: '/api/orders',
          headers: visitor.headers,
          payload: order({ ...aShopper(index), buyNow: true }),
        });
        return statusCode;
      }),
    );
    expect(countBy(found)).toEqual({ 200: 10, 429: 4 });
  });

  it('are not counted without limits per session', async () => {
    const unlimited = await openAnotherApp({ hasRateLimits: false });
    const visitor = await unlimited.session();
    const found: number[] = [];
    for (let index = 0; index < 11; index += 1)
      found.push((await visitor.post('/api/orders', order(aShopper(index)))).statusCode);
    expect(countBy(found)).toEqual({ 200: 11 });
  });
});

const fill = (count: number) =>
  db.withStore('a', (tx) =>
    tx.query(
      `insert into orders (ref, visitor, status, payment_method, first_name, last_name, phone, address, city, zone_id, zone_name,
         subtotal, delivery_charge, total, site_url, ip_key)
       select upper(lpad(to_hex(n), 16, '0')), 'v' || n, 'VALIDATED', 'cod', 'F', 'S', '+22170' || n, 'x', 'x', 'x', 'x', 0, 0, 0, '', ip_key
       from generate_series(1, $1) n, (select ip_key from orders limit 1) known`,
      [count],
    ),
  );

describe('one address', () => {
  it('requires a code from an unproven contact from its 31st order an hour on, and accepts the same order with it', async () => {
    await placed(await session(), aShopper(1));
    await fill(28);
    expect((await post(await session(), order(aShopper(2)))).statusCode).toBe(200);
    const visitor = await session();
    const requested = wireAnswer(OrderRefusedWire, await post(visitor, order(aShopper(3))), 422);
    expect(requested.codeRequired).toBe(true);
    expect(requested.contact).toBe('+221770000003');
    const [sms] = await rowsOf<{ text: string }>(
      "select text from outbox where recipient = '+221770000003' order by id desc limit 1",
    );
    const [otp = ''] = /\d{6}/.exec(sms?.text ?? '') ?? [];
    expect((await post(visitor, order({ ...aShopper(3), otp }))).statusCode).toBe(200);
  });

  it('is refused beyond 600 orders an hour', async () => {
    await placed(await session(), aShopper(1));
    await fill(599);
    const refused = await post(await session(), order(aShopper(2)));
    expect(refusal(refused, 429).message).toMatch(/^Trop de commandes ont été passées en une heure/);
    expect(isPositive(refused)).toBe(true);
  });

  it('represents its whole network if it is an IPv6 address', async () => {
    for (const remoteAddress of ['2001:db8::1', '2001:db8::2:3']) {
      const { headers } = await session();
      await app.inject({ method: 'POST', url: '/api/orders', headers, remoteAddress, payload: order() });
    }
    expect(await rowsOf('select count(*) as orders, count(distinct ip_key) as keys from orders')).toEqual([
      { orders: 2, keys: 1 },
    ]);
  });

  it('is not counted without limits per address', async () => {
    await placed(await session(), aShopper(1));
    await fill(599);
    const unlimited = await openAnotherApp({ hasRateLimits: false });
    const visitor = await unlimited.session();
    expect((await visitor.post('/api/orders', order(aShopper(2)))).statusCode).toBe(200);
  });
});

it('a store without telephone and WhatsApp says what to wait for', async () => {
  await db.withStore('a', (tx) => writeTestTerms(tx));
  await statuses(3, () => ({}));
  expect(refusal(await post(await session(), order()), 429).message).toBe(
    'Trois commandes à payer à la livraison attendent déjà d’être validées pour ce numéro ou cette adresse e-mail. Attendez leur validation.',
  );
});
