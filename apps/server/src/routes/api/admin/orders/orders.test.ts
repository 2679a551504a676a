import { OrderNoteWire, OrderPageWire, OrderStepResultWire, StaffOrderWire } from '@teranga/contract/admin';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { placeOrder } from '../../../../modules/orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../../../../modules/orders/testing/anIntent.ts';
import type { OrderClient } from '../../../../modules/orders/orderIntent.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import type { TestStoreId } from '../../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, signedIn } = await staffShop();
for (const store of ['a', 'b'] as const)
  await db.withStore(store, async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(tx, [aProduct({ id: 'savon', quantity: 100 })], new Date());
  });
const preparer = await signedIn('preparer');

const url = '/api/admin/orders';
let placed = 0;
const place = async (client: Partial<OrderClient> = {}, store: TestStoreId = 'a') => {
  placed += 1;
  const intent = anIntent([aLine('savon', 2)], { client: { ...aClient(placed), ...client } });
  const { data } = await db.withStore(store, (tx) => placeOrder(tx, intent, aContext(`v${placed}`)));
  return data.ref;
};
const list = async (query = '') => wireAnswer(OrderPageWire, await preparer.call('GET', `${url}${query}`));
const refs = async (query: string) => (await list(query)).items.map(({ ref }) => ref);
const read = async (ref: string) => wireAnswer(StaffOrderWire, await preparer.call('GET', `${url}/${ref}`));
const step = (ref: string, payload: object) =>
  preparer.call('POST', `${url}/${ref}/status`, { payload: { from: 'WAITING_FOR_VALIDATION', ...payload } });

const khady = await place({
  firstName: 'Khady',
  lastName: 'Thiam-Bâ',
  phone: '+221775550101',
  email: 'khady@a.example',
  address: 'Villa 12, derrière la mosquée',
});
const moussa = await place({
  firstName: 'Moussa',
  lastName: '100% Wax',
  phone: '+221775550202',
  city: 'Thiès',
});
const elsewhere = await place({ firstName: 'Khady' }, 'b');

describe('The list of orders', () => {
  it('has the store’s orders, the newest first, and their counts', async () => {
    const { items, counts, next } = await list();
    expect(items.map(({ ref }) => ref)).toEqual([moussa, khady]);
    expect(next).toBeNull();
    expect(counts).toMatchObject({ WAITING_FOR_VALIDATION: 2, VALIDATED: 0 });
    expect(items[1]).toMatchObject({
      firstName: 'Khady',
      phone: '+221775550101',
      units: 2,
      paymentMethod: 'cod',
      deliveryKind: 'delivery',
    });
  });

  it.each([
    ['a reference', () => khady.toLowerCase(), () => [khady]],
    ['a part of a reference', () => moussa.slice(0, 14), () => [moussa]],
    ['a phone number', () => '77 555 01 01', () => [khady]],
    ['names without accents', () => 'thiam ba', () => [khady]],
    ['names in another order', () => 'BÂ khady', () => [khady]],
    ['an address', () => 'MOSQUEE', () => [khady]],
    ['a city', () => 'thies', () => [moussa]],
    ['an e-mail address', () => 'khady@a', () => [khady]],
    ['a percent sign', () => '%', () => []],
    ['an underscore', () => '_', () => []],
    ['a word that no order has', () => 'khady moussa', () => []],
    ['an order of another store', () => elsewhere, () => []],
  ])('is searched by %s', async (_what, text, found) => {
    expect(await refs(`?search=${encodeURIComponent(text())}`)).toEqual(found());
  });

  it.each([
    ['status=VALIDATED', 0],
    ['status=WAITING_FOR_VALIDATION', 2],
    ['paymentStatus=PAID', 0],
    ['paymentStatus=NONE,PAID,REFUNDED&deliveryKind=delivery', 2],
    ['paymentStatus=NONE&deliveryKind=delivery', 2],
    ['deliveryKind=pickup', 0],
    ['since=2100-01-01T00:00:00Z', 0],
    ['until=2000-01-01T00:00:00Z', 0],
    ['since=2000-01-01T00:00:00Z&until=2100-01-01T00:00:00Z', 2],
    ['paymentMethod=cod', 2],
    ['paymentMethod=paytech', 0],
    ['status=VALIDATED,WAITING_FOR_VALIDATION', 2],
    ['status=VALIDATED,SHIPPED', 0],
  ])('is filtered by %s', async (query, count) => {
    expect(await refs(`?${query}`)).toHaveLength(count);
  });

  it('goes page by page, also through orders of one instant', async () => {
    await asAdmin(`update orders set created_at = '2026-01-01T10:00:00.123456Z' where store_id = 'a'`);
    const whole = await refs('');
    const first = await list('?limit=1');
    const second = await list(`?limit=1&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ ref }) => ref)).toEqual(whole);
    expect(second.next).toBeNull();
    expect(second.counts).toBeUndefined();
  });

  it.each(['newest', 'oldest', 'total_desc', 'total_asc'])('is sorted by %s, page by page', async (sort) => {
    const whole = await refs(`?sort=${sort}`);
    const first = await list(`?sort=${sort}&limit=1`);
    const second = await list(`?sort=${sort}&limit=1&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ ref }) => ref)).toEqual(whole);
    expect(whole).toHaveLength(2);
  });

  it('has the oldest first on request', async () => {
    expect(await refs('?sort=oldest')).toEqual((await refs('?sort=newest')).toReversed());
  });

  it.each([
    'status=LOST',
    'status=VALIDATED,',
    'sort=name',
    'cursor=abc',
    'limit=0',
    'limit=1.5',
    'since=demain',
    `search=${'x'.repeat(201)}`,
  ])('refuses the query %s', async (query) => {
    expect(refusal(await preparer.call('GET', `${url}?${query}`), 422)).toHaveProperty('message');
  });
});

describe('An order', () => {
  it('has its products, contact, payment, history and next statuses', async () => {
    expect(await read(khady)).toMatchObject({
      ref: khady,
      status: 'WAITING_FOR_VALIDATION',
      nextStatuses: ['VALIDATED', 'REJECTED', 'CANCELLED'],
      client: { firstName: 'Khady', address: 'Villa 12, derrière la mosquée' },
      contact: { phone: '+221775550101', email: 'khady@a.example', hasAccount: false },
      lines: [{ productId: 'savon', sku: '', quantity: 2 }],
      payment: { status: 'NONE' },
      updates: [{ status: 'WAITING_FOR_VALIDATION' }],
      notes: [],
    });
  });

  it.each([
    ['of another store', elsewhere],
    ['that does not exist', '0000-0000-0000-0000'],
    ['that is no reference', 'x'],
  ])('an order %s answers 404 to every call', async (_what, ref) => {
    const answers = [
      await preparer.call('GET', `${url}/${ref}`),
      await step(ref, { to: 'VALIDATED' }),
      await preparer.call('POST', `${url}/${ref}/notes`, { payload: { text: 'x' } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const rows = await asAdmin(
      `select 1 from order_notes union all select 1 from audit_log where subject_kind = 'order'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('A status change', () => {
  it('reaches the shopper, the history and the audit log', async () => {
    const ref = await place();
    const answer = await step(ref, { to: 'REJECTED', reason: ' Plus en stock ' });
    const { order, refund } = wireAnswer(OrderStepResultWire, answer);
    expect(order.status).toBe('REJECTED');
    expect(refund).toBe(0);
    expect(order.updates.at(-1)).toMatchObject({ status: 'REJECTED', reason: 'Plus en stock' });
    const [entry] = await asAdmin(
      `select actor_kind, actor_name, subject_id, before, after from audit_log where action = 'order.status'
       order by id desc limit 1`,
    );
    expect(entry).toEqual({
      actor_kind: 'staff',
      actor_name: 'preparer',
      subject_id: ref.replaceAll('-', ''),
      before: { status: 'WAITING_FOR_VALIDATION' },
      after: { status: 'REJECTED', reason: 'Plus en stock' },
    });
  });

  it.each([
    ['that is not allowed', { to: 'DELIVERED' }, 409],
    ['from a status that is no longer its own', { from: 'VALIDATED', to: 'SHIPPED' }, 409],
    ['to an unknown status', { to: 'LOST' }, 422],
    ['with too long a reason', { to: 'REJECTED', reason: 'x'.repeat(501) }, 422],
  ])('a status change %s is refused', async (_what, payload, status) => {
    const ref = await place();
    expect(refusal(await step(ref, payload), status)).toHaveProperty('message');
    expect((await read(ref)).updates).toHaveLength(1);
  });

  it('validates an unpaid online order only when staff accept that', async () => {
    const ref = await place();
    await asAdmin(`update orders set payment_method = 'paytech', payment_status = 'WAITING' where ref = $1`, [
      ref.replaceAll('-', ''),
    ]);
    expect(refusal(await step(ref, { to: 'VALIDATED' }), 409).message).toContain('n’est pas payée');
    const answer = await step(ref, { to: 'VALIDATED', acceptsUnpaid: true });
    expect(wireAnswer(OrderStepResultWire, answer).order.status).toBe('VALIDATED');
  });

  it('from a status that was changed meanwhile says by whom', async () => {
    const ref = await place();
    await step(ref, { to: 'VALIDATED' });
    expect(refusal(await step(ref, { to: 'REJECTED' }), 409).message).toBe(
      `La commande ${ref} est entre-temps devenue « Validée », par preparer.`,
    );
  });

  it('happens once when two members make it at the same time', async () => {
    const ref = await place();
    const answers = await Promise.all([
      step(ref, { to: 'VALIDATED' }),
      step(ref, { to: 'VALIDATED' }),
      step(ref, { to: 'REJECTED' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await read(ref)).updates).toHaveLength(2);
  });
});

describe('A note', () => {
  it('is added to the order with its author', async () => {
    const payload = { text: '  Rappeler\n à 18 h ' };
    const answer = await preparer.call('POST', `${url}/${khady}/notes`, { payload });
    const note = wireAnswer(OrderNoteWire, answer, 201);
    expect(note).toMatchObject({ author: 'preparer', text: 'Rappeler\n à 18 h' });
    expect((await read(khady)).notes).toEqual([note]);
  });

  it.each([[{ text: '' }], [{ text: '   ' }], [{ text: 'x'.repeat(2_001) }], [{}]])(
    'is refused as %j',
    async (payload) => {
      const answer = await preparer.call('POST', `${url}/${moussa}/notes`, { payload });
      expect(Object.keys(refusal(answer, 422).errors ?? {})).toEqual(['text']);
      expect((await read(moussa)).notes).toEqual([]);
    },
  );
});
