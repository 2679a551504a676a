import { OverviewWire } from '@teranga/contract/admin';
import { describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { placeOrder } from '../../../../modules/orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../../../../modules/orders/testing/anIntent.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import type { TestStoreId } from '../../../../testing/testApp.ts';
import { wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop, type TestStaff } from '../testing/staffShop.ts';

const { asAdmin, db, signedIn } = await staffShop();
const [preparer, manager] = [await signedIn('preparer'), await signedIn('manager')];
const read = async (staff: TestStaff) =>
  wireAnswer(OverviewWire, await staff.call('GET', '/api/admin/overview'));

let placed = 0;
async function place(store: TestStoreId, quantity: number): Promise<string> {
  placed += 1;
  const intent = anIntent([aLine('savon', quantity)], { client: aClient(placed) });
  const { data } = await db.withStore(store, (tx) => placeOrder(tx, intent, aContext(`v${placed}`)));
  return data.ref.replaceAll('-', '');
}

const empty = wireAnswer(OverviewWire, await manager.call('GET', '/api/admin/overview'));
for (const store of ['a', 'b'] as const)
  await db.withStore(store, async (tx) => {
    await writeTestTerms(tx);
    const products = [
      aProduct({ id: 'savon', quantity: 100, sellingPrice: 1_000 }),
      aProduct({ id: 'robe', variations: [aVariation({ sku: 'M', quantity: 2 }), aVariation({ sku: 'L' })] }),
      aProduct({ id: 'cache', quantity: 0, isPublished: false }),
    ];
    await upsertProducts(tx, products, new Date());
  });
const [validated, old] = [await place('a', 2), await place('a', 3)];
await place('a', 1);
await place('b', 50);
await asAdmin(`update orders set status = 'VALIDATED' where ref = '${validated}'`);
await asAdmin(`update orders set created_at = now() - interval '10 days' where ref = '${old}'`);
await asAdmin(
  `insert into outbox (store_id, channel, recipient, text, given_up_at) values ('a', 'sms', '+221770000000', 'x', now()), ('b', 'sms', '+221770000000', 'x', now())`,
);

describe('The overview', () => {
  it('counts what waits for the store, and nothing of another store', async () => {
    const { orders, inbox, outbox, jobs } = await read(manager);
    expect(orders).toEqual({ toConfirm: 2, toPrepare: 1, toDeliver: 0, paymentsInFlight: 0, refundsDue: 0 });
    expect(inbox).toEqual({ quotes: 0, messages: 0 });
    expect(outbox?.failed).toBe(1);
    expect(jobs).toEqual([]);
  });

  it('compares what orders brought with the period before', async () => {
    const { revenue } = await read(manager);
    const totals = await asAdmin(`select ref, total from orders where store_id = 'a'`);
    const whole = totals.reduce((sum, { total }) => sum + Number(total), 0);
    const oldTotal = Number(totals.find(({ ref }) => ref === old)?.['total']);
    expect(revenue?.today).toMatchObject({ orders: 2, amount: whole - oldTotal });
    expect(revenue?.week).toMatchObject({ orders: 2, before: { orders: 1, amount: oldTotal } });
    expect(revenue?.month).toMatchObject({ orders: 3, amount: whole, before: { orders: 0, amount: 0 } });
  });

  it('leaves out orders that wait for their online payment', async () => {
    const before = (await read(manager)).revenue?.today;
    const waiting = await place('a', 4);
    await asAdmin(
      `update orders set payment_method = 'paytech', payment_status = 'WAITING' where ref = '${waiting}'`,
    );
    expect((await read(manager)).revenue?.today).toEqual(before);
    await asAdmin(`delete from orders where ref = '${waiting}'`);
  });

  it('leaves out what was refunded, but not a difference that left the total', async () => {
    const before = (await read(manager)).revenue?.today.amount ?? 0;
    await asAdmin(
      `insert into order_refunds (store_id, ref, amount, way, state, is_difference, actor_name, created_at) values
         ('a', '${validated}', 700, 'hand', 'DONE', false, 'Awa', now()),
         ('a', '${validated}', 90, 'hand', 'FAILED', false, 'Awa', now()),
         ('a', '${validated}', 8, 'hand', 'DONE', true, 'Awa', now())`,
    );
    expect((await read(manager)).revenue?.today.amount).toBe(before - 700);
    await asAdmin(`delete from order_refunds where ref = '${validated}'`);
  });

  it('names what is nearly sold out and on sale', async () => {
    const { lowStock } = await read(preparer);
    expect(lowStock.count).toBe(1);
    expect(lowStock.items).toMatchObject([
      { productId: 'robe', sku: 'M', variation: 'Taille M', quantity: 2, threshold: 3, others: 0 },
    ]);
  });

  it('names a product once, with how many more of its variations are nearly sold out', async () => {
    await asAdmin(`update variations set quantity = 1 where store_id = 'a' and product_id = 'robe'`);
    const { lowStock } = await read(preparer);
    await asAdmin(
      `update variations set quantity = 2 where store_id = 'a' and product_id = 'robe' and sku = 'M'`,
    );
    expect(lowStock.items.map(({ productId, sku, others }) => [productId, sku, others])).toEqual([
      ['robe', 'L', 1],
    ]);
  });

  it('names what has the fewest units first, by the own threshold of a product if it has one', async () => {
    await asAdmin(`update products set low_stock = 200 where store_id = 'a' and id = 'savon'`);
    const { lowStock } = await read(preparer);
    await asAdmin(`update products set low_stock = null where store_id = 'a' and id = 'savon'`);
    expect(lowStock.count).toBe(2);
    expect(lowStock.items.map(({ productId }) => productId)).toEqual(['robe', 'savon']);
    expect(lowStock.items[1]).toMatchObject({ sku: '', name: 'savon', threshold: 200 });
  });

  it('says what a store needs before it sells', async () => {
    expect(empty.checklist?.isReady).toBe(false);
    const { checklist } = await read(manager);
    const done = checklist?.steps.filter(({ isDone }) => isDone).map(({ id }) => id);
    expect(done).toEqual(expect.arrayContaining(['products', 'zones', 'payment']));
  });

  it('names jobs that failed', async () => {
    await asAdmin(
      `select queue_job('fetch-images', '{"store": "a", "importId": 1, "products": []}');
       update jobs.job set state = 'failed', completed_on = now() where name = 'fetch-images'`,
    );
    expect((await read(manager)).jobs).toMatchObject([
      { name: 'fetch-images', label: 'Téléchargement des images d’un import', count: 1 },
    ]);
  });

  it('shows a preparer neither money nor messages', async () => {
    expect(await read(preparer)).toMatchObject({
      revenue: null,
      inbox: null,
      outbox: null,
      jobs: null,
      checklist: null,
    });
  });
});
