import { OrderPlacedWire } from '@teranga/contract';
import {
  OrderEditResultWire,
  OrderRefundWire,
  OrderReturnWire,
  StaffOrderWire,
} from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import { databaseDigest } from '../../testing/databaseDigest.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, inject, keyFor, signedIn } = await staffShop();
const url = '/api/admin/orders';
const preparer = await signedIn('preparer');
const manager = await signedIn('manager');

beforeEach(() =>
  db.withStore('a', async (tx) => {
    for (const table of ['orders', 'products', 'stock_movements']) await tx.query(`delete from ${table}`);
    await writeTestTerms(tx);
    await upsertProducts(tx, [aProduct({ id: 'savon', sellingPrice: 1_000, quantity: 10 })], new Date());
  }),
);

let keys = 0;
const aKey = () => ({ 'idempotency-key': `k-${(keys += 1)}` });
const anOrder = (overrides: object = {}) => ({
  firstName: 'Khady',
  lastName: 'Diop',
  phone: '77 123 45 67',
  deliveryZone: 'dakar',
  address: 'Rue 10, Médina',
  city: 'Dakar',
  items: [{ id: 'savon', quantity: 3 }],
  paymentMethod: 'cod',
  ...overrides,
});
const place = (payload: object = anOrder(), headers: Record<string, string> = aKey()) =>
  preparer.call('POST', url, { payload, headers });
const placed = async () => wireAnswer(OrderPlacedWire, await place(), 201).data.ref;
const read = async (ref: string) => wireAnswer(StaffOrderWire, await preparer.call('GET', `${url}/${ref}`));
const advance = async (ref: string, ...steps: string[]) => {
  for (const to of steps) {
    const { status: from } = await read(ref);
    await preparer.call('POST', `${url}/${ref}/status`, { payload: { from, to } });
  }
};

const edit = async (ref: string, payload: object, version?: number) =>
  preparer.call('PATCH', `${url}/${ref}`, {
    payload,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });

const back = (ref: string, payload: object, headers = aKey()) =>
  preparer.call('POST', `${url}/${ref}/returns`, { payload, headers });

const refund = (ref: string, payload: object, headers: Record<string, string> = aKey(), by = manager) =>
  by.call('POST', `${url}/${ref}/refunds`, { payload, headers });

describe('An order by telephone', () => {
  it('is placed like the shop’s own, by the staff member in its history', async () => {
    const ref = await placed();
    const order = await read(ref);
    expect(order).toMatchObject({ status: 'WAITING_FOR_VALIDATION', total: 5_000, cashDue: 5_000 });
    expect(order.updates).toMatchObject([{ status: 'WAITING_FOR_VALIDATION', actor: 'preparer' }]);
    expect(order.links.tel).toBe('tel:+221771234567');
    expect(order.links.whatsapp).toContain(`https://wa.me/221771234567?text=Bonjour%20Khady`);
    const [product] = await asAdmin(`select quantity from products where store_id = 'a' and id = 'savon'`);
    expect(product).toEqual({ quantity: 7 });
  });

  it('is not subject to the limits of shoppers', async () => {
    for (const _ of [1, 2, 3, 4])
      wireAnswer(OrderPlacedWire, await place(anOrder({ items: [{ id: 'savon', quantity: 1 }] })), 201);
    expect(await asAdmin('select 1 from orders')).toHaveLength(4);
  });

  it('sent twice with one key is placed once', async () => {
    const headers = aKey();
    const answers = await Promise.all([place(anOrder(), headers), place(anOrder(), headers)]);
    const refs = answers.map((answer) => wireAnswer(OrderPlacedWire, answer, 201).data.ref);
    expect(new Set(refs).size).toBe(1);
    expect(refusal(await place(anOrder({ lastName: 'Fall' }), headers), 409)).toHaveProperty('message');
  });

  it.each([
    ['without a key', anOrder(), {}, 400],
    ['of more than there is', anOrder({ items: [{ id: 'savon', quantity: 11 }] }), aKey(), 409],
    ['of an unknown product', anOrder({ items: [{ id: 'rien', quantity: 1 }] }), aKey(), 409],
    ['without a telephone number', anOrder({ phone: '' }), aKey(), 422],
    ['to an unknown zone', anOrder({ deliveryZone: 'Mars' }), aKey(), 422],
    ['of nothing', anOrder({ items: [] }), aKey(), 422],
  ])('an order by telephone %s is refused and changes nothing', async (_what, payload, headers, status) => {
    const before = await databaseDigest({ asAdmin });
    expect(refusal(await place(payload, headers), status)).toHaveProperty('message');
    expect(await databaseDigest({ asAdmin })).toEqual(before);
  });
});

describe('An edit', () => {
  it('names the version that was seen, and answers the next one', async () => {
    const ref = await placed();
    const seen = await preparer.call('GET', `${url}/${ref}`);
    const { version } = wireAnswer(StaffOrderWire, seen);
    expect(seen.headers['etag']).toBe(`"${version}"`);
    const answer = await edit(ref, { lines: [{ position: 0, quantity: 1 }] }, version);
    expect(wireAnswer(OrderEditResultWire, answer)).toMatchObject({ order: { total: 3_000 }, refund: 0 });
    expect(refusal(await edit(ref, { city: 'Thiès' }, version), 409)).toHaveProperty('message');
    expect(refusal(await edit(ref, { city: 'Thiès' }), 428)).toHaveProperty('message');
  });
});

describe('A return', () => {
  it('is made once per key', async () => {
    const ref = await placed();
    await advance(ref, 'VALIDATED', 'SHIPPED');
    const payload = { kind: 'refused', lines: [{ position: 0, quantity: 1, isRestocked: true }] };
    const headers = aKey();
    const [first, repeated] = [await back(ref, payload, headers), await back(ref, payload, headers)];
    expect(wireAnswer(OrderReturnWire, repeated, 201)).toEqual(wireAnswer(OrderReturnWire, first, 201));
    expect((await read(ref)).returns).toHaveLength(1);
  });

  it('is in the order, with who took it, and in the shopper’s history without', async () => {
    const ref = await placed();
    await advance(ref, 'VALIDATED', 'SHIPPED');
    const taken = wireAnswer(OrderReturnWire, await back(ref, { kind: 'refused', reason: 'absent' }), 201);
    expect(taken).toMatchObject({ kind: 'refused', actor: 'preparer', lines: [{ quantity: 3 }] });
    const order = await read(ref);
    expect(order.returns).toEqual([taken]);
    expect(order.updates.map(({ status, actor }) => [status, actor])).toEqual([
      ['WAITING_FOR_VALIDATION', 'preparer'],
      ['VALIDATED', 'preparer'],
      ['SHIPPED', 'preparer'],
      ['PARCEL_REFUSED', 'preparer'],
      ['CANCELLED', 'preparer'],
    ]);
    const tracked = await inject('a', `/api/orders-status/${ref}`);
    expect(tracked.body).toContain('PARCEL_REFUSED');
    expect(tracked.body).not.toContain('preparer');
    expect(refusal(await back(ref, { kind: 'refused' }), 409)).toHaveProperty('message');
  });

  it.each([[{}], [{ kind: 'lost' }], [{ kind: 'refused', lines: [] }], [{ kind: 'refused', lines: 3 }]])(
    'is refused as %j',
    async (payload) => {
      const ref = await placed();
      expect(refusal(await back(ref, payload), 422)).toHaveProperty('message');
    },
  );
});

describe('A refund', () => {
  it('of cash is made by hand, once per key', async () => {
    const ref = await placed();
    await advance(ref, 'VALIDATED', 'SHIPPED', 'DELIVERED');
    const headers = aKey();
    const answers = await Promise.all([1, 2, 3].map(() => refund(ref, { amount: 1_000 }, headers)));
    const [first] = answers.map((answer) => wireAnswer(OrderRefundWire, answer, 201));
    expect(first).toMatchObject({ amount: 1_000, way: 'hand', state: 'DUE' });
    expect((await read(ref)).refunds).toEqual([first]);
    const settled = await manager.call('POST', `${url}/${ref}/refunds/${first?.id}`, {
      payload: { isDone: true },
    });
    expect(wireAnswer(OrderRefundWire, settled)).toMatchObject({ state: 'DONE' });
    expect(refusal(await refund(ref, { amount: 4_001 }), 409)).toHaveProperty('errors.amount');
  });

  it('is settled by the order that it belongs to only', async () => {
    const [ref, other] = [await placed(), await placed()];
    await advance(ref, 'VALIDATED', 'SHIPPED', 'DELIVERED');
    const { id } = wireAnswer(OrderRefundWire, await refund(ref, {}), 201);
    const answer = await manager.call('POST', `${url}/${other}/refunds/${id}`, { payload: { isDone: true } });
    expect(refusal(answer, 404)).toHaveProperty('message');
  });

  it('is not for preparers, and needs a key', async () => {
    const ref = await placed();
    expect(refusal(await refund(ref, {}, aKey(), preparer), 403)).toHaveProperty('message');
    expect(refusal(await refund(ref, {}, {}), 400)).toHaveProperty('message');
  });
});

describe('A packing slip', () => {
  it('is a page that runs nothing', async () => {
    const ref = await placed();
    for (const query of ['', '?format=80mm']) {
      const answer = await preparer.call('GET', `${url}/${ref}/slip${query}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.body).toContain(ref);
    }
    expect(refusal(await preparer.call('GET', `${url}/${ref}/slip?format=a4`), 422)).toHaveProperty(
      'message',
    );
  });

  it('is for programs that may read orders', async () => {
    const ref = await placed();
    const call = async (scope: 'orders:read' | 'audit:read') =>
      (await inject('a', { url: `${url}/${ref}/slip`, headers: await keyFor([scope]) })).statusCode;
    expect(await call('orders:read')).toBe(200);
    expect(await call('audit:read')).toBe(403);
  });
});
