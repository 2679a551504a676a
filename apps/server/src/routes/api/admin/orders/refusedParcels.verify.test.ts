import { OrderPlacedWire } from '@teranga/contract';
import { OrderRefundWire, OrderReturnWire, StaffOrderWire } from '@teranga/contract/admin';
import { beforeEach, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, signedIn } = await staffShop();
const url = '/api/admin/orders';
const manager = await signedIn('manager');

beforeEach(() =>
  db.withStore('a', async (tx) => {
    for (const table of ['orders', 'products', 'stock_movements']) await tx.query(`delete from ${table}`);
    await writeTestTerms(tx);
    await upsertProducts(tx, [aProduct({ id: 'savon', sellingPrice: 1_000, quantity: 10 })], new Date());
  }),
);

let keys = 0;
const key = () => ({ 'idempotency-key': `refused-${(keys += 1)}` });
const read = async (ref: string) => wireAnswer(StaffOrderWire, await manager.call('GET', `${url}/${ref}`));
const step = (ref: string, from: string, to: string) =>
  manager.call('POST', `${url}/${ref}/status`, { payload: { from, to } });

/**
 * An order in cash of three products of 1,000 FCFA, delivered for 2,000, of which some are refused
 * at the door.
 */
async function refused(quantity: number): Promise<string> {
  const payload = {
    firstName: 'Khady',
    lastName: 'Diop',
    phone: '77 123 45 67',
    deliveryZone: 'dakar',
    address: 'Rue 10, Médina',
    city: 'Dakar',
    items: [{ id: 'savon', quantity: 3 }],
    paymentMethod: 'cod',
  };
  const { ref } = wireAnswer(
    OrderPlacedWire,
    await manager.call('POST', url, { payload, headers: key() }),
    201,
  ).data;
  await step(ref, 'WAITING_FOR_VALIDATION', 'VALIDATED');
  await step(ref, 'VALIDATED', 'SHIPPED');
  const lines = [{ position: 0, quantity, isRestocked: true }];
  wireAnswer(
    OrderReturnWire,
    await manager.call('POST', `${url}/${ref}/returns`, {
      payload: { kind: 'refused', lines },
      headers: key(),
    }),
    201,
  );
  return ref;
}
const takings = () => asAdmin(`select amount from order_takings where store_id = 'a'`);

it('What is refused at the door is not to be collected', async () => {
  expect(await read(await refused(1))).toMatchObject({ total: 5_000, cashDue: 4_000, refundable: 0 });
});

it('With all refused nothing is to be collected, and the order brought nothing', async () => {
  expect(await read(await refused(3))).toMatchObject({ cashDue: 0, refundable: 0 });
  expect(await takings()).toEqual([{ amount: 0 }]);
});

it('A parcel that is refused in full ends its order, and stock comes back once', async () => {
  const ref = await refused(3);
  expect(await read(ref)).toMatchObject({ status: 'CANCELLED', nextStatuses: [] });
  expect(await asAdmin(`select quantity, sold from products where store_id = 'a'`)).toEqual([
    { quantity: 10, sold: 0 },
  ]);
});

it('What is refused of an order that was not paid online is not to be collected either', async () => {
  const ref = await refused(1);
  await asAdmin(`update orders set payment_method = 'paytech', payment_status = 'FAILED'`);
  expect(await read(ref)).toMatchObject({ cashDue: 4_000 });
  expect(await takings()).toEqual([{ amount: 4_000 }]);
});

it('What is refused of an order that was paid online lowers what was still to be paid', async () => {
  const ref = await refused(1);
  await asAdmin(`update orders set payment_method = 'paytech', payment_status = 'PAID', to_collect = 1500`);
  expect(await read(ref)).toMatchObject({ cashDue: 500 });
  expect(await takings()).toEqual([{ amount: 4_000 }]);
});

it('What was refused at the door is not refunded: it was never paid for', async () => {
  const ref = await refused(1);
  await step(ref, 'SHIPPED', 'DELIVERED');
  expect(await read(ref)).toMatchObject({ cashDue: 0, refundable: 4_000 });
  expect(await takings()).toEqual([{ amount: 4_000 }]);
  const refund = (payload: object) =>
    manager.call('POST', `${url}/${ref}/refunds`, { payload, headers: key() });
  expect(refusal(await refund({ amount: 4_001, way: 'hand' }), 409).message).toMatch(/il reste 4.000.FCFA/);
  expect(wireAnswer(OrderRefundWire, await refund({ way: 'hand' }), 201).amount).toBe(4_000);
  expect(await takings()).toEqual([{ amount: 0 }]);
});

it('The customer’s card counts what was paid', async () => {
  await step(await refused(1), 'SHIPPED', 'DELIVERED');
  expect(await asAdmin(`select total from customer_cards where store_id = 'a'`)).toEqual([{ total: 4_000 }]);
});

it('A refused product counts at its part of the order’s reduction', async () => {
  const ref = await refused(1);
  await asAdmin(`update orders set discount = 600, total = total - 600 where store_id = 'a'`);
  expect(await read(ref)).toMatchObject({ total: 4_400, cashDue: 3_600 });
  expect(await takings()).toEqual([{ amount: 3_600 }]);
});
