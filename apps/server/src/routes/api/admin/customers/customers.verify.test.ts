import { CustomerPageWire, CustomerRecordWire, ErasedCustomerWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { placeOrder } from '../../../../modules/orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../../../../modules/orders/testing/anIntent.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { db, empty, asAdmin, signedIn } = await staffShop();
const [manager, other] = [await signedIn('manager'), await signedIn('manager', 'b')];
const url = '/api/admin/customers';
const { phone, email } = aClient(1);
const at = (key: string, more = '') => `${url}/${encodeURIComponent(key)}${more}`;

beforeEach(async () => {
  await empty(
    'orders',
    'customers',
    'customer_cards',
    'customer_notes',
    'products',
    'quote_requests',
    'contact_messages',
    'outbox',
  );
  for (const store of ['a', 'b'])
    await db.withStore(store, async (tx) => {
      await writeTestTerms(tx);
      await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 100 })], new Date());
    });
});

const order = (index: number, { store = 'a', customerId = null as string | null } = {}) =>
  db.withStore(store, (tx) =>
    placeOrder(tx, anIntent([aLine('robe')], { client: aClient(index) }), {
      ...aContext(`v${index}`),
      customerId,
    }),
  );
const account = async (index: number, isProven = true) => {
  const { phone: number, email: mail } = aClient(index);
  const { rows } = await db.withStore('a', (tx) =>
    tx.query<{ id: string }>(
      `insert into customers (store_id, name, phone, email, address, phone_proven_at)
       values (app_store(), 'Awa Diop', $1, $2, 'Fann', case when $3 then now() end) returning id`,
      [number, mail, isProven],
    ),
  );
  return rows[0]?.id ?? '';
};
const list = async (search = '') =>
  wireAnswer(CustomerPageWire, await manager.call('GET', `${url}?search=${encodeURIComponent(search)}`))
    .items;
const read = async (key: string) => wireAnswer(CustomerRecordWire, await manager.call('GET', at(key)));
const deliver = () => asAdmin("update orders set status = 'DELIVERED'");

describe('The customers of a store', () => {
  it('are those who ordered and those with an account, the last to order first', async () => {
    await account(3);
    await order(1);
    await order(2);
    await order(1);
    await order(1, { store: 'b' });
    expect(await list()).toMatchObject([
      { key: phone, name: 'Fatou Sarr', orders: 2, hasAccount: false },
      { key: aClient(2).phone, orders: 1 },
      { name: 'Awa Diop', orders: 0, total: 0, lastOrderAt: null, hasAccount: true },
    ]);
    const first = wireAnswer(CustomerPageWire, await manager.call('GET', `${url}?limit=2`));
    const rest = wireAnswer(
      CustomerPageWire,
      await manager.call('GET', `${url}?limit=2&cursor=${first.next}`),
    );
    expect(first.items.length).toBe(2);
    expect(rest.items.length).toBe(1);
    expect(rest.next).toBeNull();
  });

  it.each(['Fatou', 'sarr fat', 'client-1', '77 000 00 01', '0000001', '+221 77'])(
    'are found by «%s»',
    async (search) => {
      await account(3);
      await order(1);
      expect((await list(search)).map(({ key }) => key)).toContain(phone);
    },
  );

  it('count what is neither rejected nor cancelled', async () => {
    await order(1);
    await order(1);
    await db.withStore('a', (tx) =>
      tx.query("update orders set status = 'CANCELLED' where ref = (select min(ref) from orders)"),
    );
    const [card] = await list();
    expect(card?.orders).toBe(2);
    expect(card?.total).toBe(
      (await read(phone)).latestOrders.find((each) => each.status !== 'CANCELLED')?.total,
    );
  });

  it.each([
    ['DONE', false, 700],
    ['DUE', false, 700],
    ['FAILED', false, 0],
    // It has left the order's total.
    ['DONE', true, 0],
  ])('count an order without its refund (%s, a difference: %s)', async (state, isDifference, less) => {
    await order(1);
    const before = (await list())[0]?.total ?? 0;
    await db.withStore('a', (tx) =>
      tx.query(
        `insert into order_refunds (ref, amount, way, state, is_difference, actor_name, created_at)
         select ref, 700, 'hand', $1, $2, 'Awa', now() from orders`,
        [state, isDifference],
      ),
    );
    expect((await list())[0]?.total).toBe(before - less);
  });

  it('contain the orders of a number once it is proven, and no longer once it is given up', async () => {
    await order(1);
    const id = await account(1, false);
    expect((await list()).map(({ key, orders }) => [key, orders])).toEqual([
      [id, 0],
      [phone, 1],
    ]);
    await db.withStore('a', (tx) => tx.query('update customers set phone_proven_at = now()'));
    expect((await list()).map(({ key, orders }) => [key, orders])).toEqual([[id, 1]]);
    await db.withStore('a', (tx) => tx.query('delete from customers'));
    expect((await list()).map(({ key, orders }) => [key, orders])).toEqual([[phone, 1]]);
  });

  it('are counted when several order at once', async () => {
    await Promise.all(Array.from({ length: 3 }, () => order(1)));
    expect(await list()).toMatchObject([{ key: phone, orders: 3 }]);
  });
});

describe('A customer', () => {
  it('is shown with orders, addresses, quotes and a note', async () => {
    await order(1);
    await db.withStore('a', (tx) =>
      tx.query(
        `insert into quote_requests (ref, service_id, service_name, name, email, phone)
         values ('0000000000000001', 's', 'Omra', 'Fatou', $1, $2)`,
        [email, phone],
      ),
    );
    const noted = await manager.call('PUT', at(phone, '/note'), { payload: { text: 'Préfère le matin' } });
    expect(wireAnswer(CustomerRecordWire, noted)).toMatchObject({
      latestOrders: [{ firstName: 'Fatou' }],
      addresses: [{ address: 'Médina', city: 'Dakar' }],
      quotes: [{ ref: '0000-0000-0000-0001', serviceName: 'Omra' }],
      note: { text: 'Préfère le matin', by: 'manager' },
    });
    await manager.call('PUT', at(phone, '/note'), { payload: { text: ' ' } });
    expect((await read(phone)).note).toBeNull();
  });

  it('is of its store alone', async () => {
    await order(1);
    for (const answer of [
      await other.call('GET', at(phone)),
      await other.call('GET', at(phone, '/export')),
      await other.call('PUT', at(phone, '/note'), { payload: { text: 'x' } }),
      await other.call('DELETE', at(phone)),
    ])
      expect(refusal(answer, 404)).toHaveProperty('message');
    expect((await read(phone)).note).toBeNull();
  });

  it.each(['x', '%2B22', "'", '+221771234567890123456789'])('has no key like «%s»', async (key) => {
    expect(refusal(await manager.call('GET', at(key)), 422)).toHaveProperty('message');
  });
});

describe('Deleting a customer', () => {
  it('waits until nothing is under way', async () => {
    await order(1);
    expect(refusal(await manager.call('DELETE', at(phone)), 409)).toHaveProperty('message');
    expect(await list()).toHaveLength(1);
  });

  it.each([false, true])('leaves orders without contact data (account: %s)', async (hasAccount) => {
    const customerId = hasAccount ? await account(1) : null;
    const key = customerId ?? phone;
    await order(1, { customerId });
    await order(2);
    await manager.call('PUT', at(key, '/note'), { payload: { text: 'x' } });
    await deliver();
    const before = await asAdmin<{ total: number }>('select total from orders order by ref');
    expect(wireAnswer(ErasedCustomerWire, await manager.call('DELETE', at(key)))).toEqual({ orders: 1 });
    expect((await list()).map((card) => card.key)).toEqual([aClient(2).phone]);
    expect(await asAdmin('select total from orders order by ref')).toEqual(before);
    const tables = [
      'orders',
      'order_lines',
      'customers',
      'customer_cards',
      'customer_notes',
      'outbox',
      'audit_log',
      'idempotency_keys',
      'promo_uses',
      'carts',
    ];
    for (const table of tables) {
      const rows = await asAdmin<{ row: string }>(`select t::text as row from ${table} t`);
      for (const { row } of rows) {
        expect(row).not.toContain(phone);
        expect(row.toLowerCase()).not.toContain(email ?? '');
      }
    }
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'leaves what came from an e-mail address that they have not proven (proven: %s)',
    async (isProven, left) => {
      await order(1);
      await deliver();
      await asAdmin(`update orders set is_email_proven = ${isProven}`);
      await db.withStore('a', (tx) =>
        tx.query(
          `with message as (insert into contact_messages (first_name, last_name, email, subject, message)
           values ('Khady', 'Fall', $1, 'Question', 'Bonjour'))
         insert into quote_requests (ref, service_id, service_name, name, email, phone)
         values ('0000000000000001', 'omra', 'Omra', 'Khady Fall', $1, '+221780000000')`,
          [email],
        ),
      );
      wireAnswer(ErasedCustomerWire, await manager.call('DELETE', at(phone)));
      expect(await asAdmin('select 1 from contact_messages')).toHaveLength(left);
      expect(await asAdmin('select 1 from quote_requests')).toHaveLength(left);
    },
  );
});
