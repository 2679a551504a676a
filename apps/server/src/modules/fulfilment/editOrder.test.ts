import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../audit/actor.ts';
import { ledgerMismatches } from '../catalogue/stock/stockLedger.ts';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from '../orders/testing/anIntent.ts';
import { paidShop } from '../payments/testing/paidShop.ts';
import { readRefunds } from '../payments/refunds/orderRefunds.ts';
import { requestRefund } from '../payments/refunds/requestRefund.ts';
import { editOrder, type OrderEdit } from './editOrder.ts';
import { readOrderDesk } from './readOrderDesk.ts';

const { asAdmin, db, paytech, placed, pay, rowsOf } = await paidShop();
const awa: Actor = { kind: 'staff', id: '00000000-0000-4000-8000-000000000001', name: 'Awa' };

beforeEach(async () => {
  paytech.transfers.length = 0;
  await inA((tx) =>
    upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', name: 'Robe wax', sellingPrice: 25_000, quantity: 10 }),
        aProduct({ id: 'savon', sellingPrice: 1_000, quantity: 10 }),
      ],
      new Date(),
    ),
  );
});

const inA = <T>(run: Parameters<typeof db.withStore<T>>[1]) => db.withStore('a', run);
const edit = (ref: string, wanted: Partial<OrderEdit>) =>
  inA((tx) =>
    editOrder(
      tx,
      awa,
      { ref, version: null, lines: [], destination: {}, reason: null, ...wanted },
      new Date(),
    ),
  );
const desk = async (ref: string) => {
  const found = await inA((tx) => readOrderDesk(tx, ref, new Date()));
  if (!found) throw new Error(`There is no order ${ref}.`);
  return found;
};
/** Two dresses and three soaps, paid on delivery: 53 000 and 2 000 FCFA. */
const onDelivery = async () => {
  const intent = anIntent([aLine('robe', 2), aLine('savon', 3)], { client: aClient(1) });
  return (await inA((tx) => placeOrder(tx, intent, aContext('v')))).data.ref;
};
const paid = async () => {
  const { ref, payment } = await placed({
    items: [
      { id: 'robe', quantity: 2 },
      { id: 'savon', quantity: 3 },
    ],
  });
  await pay(payment);
  return ref;
};
const stocks = async () =>
  (await rowsOf<{ quantity: number }>('select quantity from products order by id')).map(
    ({ quantity }) => quantity,
  );

describe('Editing an order before it is shipped', () => {
  it('removes units, which return to stock, and the total follows', async () => {
    const ref = await onDelivery();
    expect(
      await edit(ref, {
        lines: [
          { position: 0, quantity: 1 },
          { position: 1, quantity: 0 },
        ],
        reason: 'Rupture',
      }),
    ).toMatchObject({
      total: 27_000,
      refund: 0,
      toCollect: 0,
    });
    expect(await stocks()).toEqual([9, 10]);
    expect(await inA(ledgerMismatches)).toEqual([]);
    const { order, lines, updates, cashDue } = await desk(ref);
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['robe', 1]]);
    expect(order.subtotal).toBe(25_000);
    expect(order.total).toBe(27_000);
    expect(cashDue).toBe(27_000);
    expect(updates.at(-1)).toMatchObject({
      status: 'CHANGED',
      reason: 'Total : 27\u202f000\u00a0FCFA. Rupture',
      actor: 'Awa',
    });
    const [mail] = await asAdmin<{ text: string }>(
      `select text from outbox where channel = 'sms' order by id desc limit 1`,
    );
    expect(mail?.text).toContain('a été modifiée : elle est maintenant de 27 000 FCFA.');
  });

  it('that changes nothing leaves the order as it is, and notifies nobody', async () => {
    const ref = await onDelivery();
    await edit(ref, { destination: { address: 'Rue 10, Fann' } });
    const [before, sent] = [await desk(ref), await rowsOf('select id from outbox')];
    const same = { destination: { address: 'Rue 10, Fann' }, lines: [{ position: 0, quantity: 2 }] };
    expect(await edit(ref, same)).toMatchObject({ total: before.order.total, refund: 0 });
    expect(await desk(ref)).toEqual(before);
    expect(await rowsOf('select id from outbox')).toEqual(sent);
  });

  it('of a refunded order collects what it gets dearer by', async () => {
    const ref = await paid();
    await inA((tx) => requestRefund(tx, awa, { ref, amount: null, way: null, reason: null }, new Date()));
    const dearer = { destination: { deliveryZone: 'Thiès & Mbour' } };
    const { total, toCollect } = await edit(ref, dearer);
    expect(toCollect).toBe(total - 55_000);
  });

  it('gives the rest of the stock back once when it is cancelled afterwards', async () => {
    const ref = await onDelivery();
    await edit(ref, { lines: [{ position: 0, quantity: 1 }] });
    await inA((tx) => changeOrderStatus(tx, ref, 'CANCELLED', null, new Date()));
    expect(await stocks()).toEqual([10, 10]);
    expect(await inA(ledgerMismatches)).toEqual([]);
  });

  it('moves it to another zone with its fee, and to an address by the rules of the form', async () => {
    const ref = await onDelivery();
    const destination = {
      deliveryZone: 'Thiès & Mbour',
      address: 'Quartier Escale',
      city: 'Thiès',
      phone: '76 123 45 67',
    };
    expect((await edit(ref, { destination })).total).toBe(56_500);
    const { order, contact } = await desk(ref);
    expect(order.deliveryZone).toBe('Thiès & Mbour');
    expect(order.client.address).toBe('Quartier Escale');
    expect(contact.phone).toBe('+221761234567');
  });

  it('keeps the share of a discount', async () => {
    const ref = await onDelivery();
    await rowsOf('update orders set discount = 5300, total = total - 5300');
    const { total } = await edit(ref, { lines: [{ position: 1, quantity: 0 }] });
    expect((await desk(ref)).order.discount).toBe(5_000);
    expect(total).toBe(47_000);
  });

  it('refunds the difference of a paid order', async () => {
    const ref = await paid();
    expect(await edit(ref, { lines: [{ position: 1, quantity: 0 }] })).toMatchObject({
      total: 52_000,
      refund: 3_000,
    });
    const refunds = await inA((tx) => readRefunds(tx, ref.replaceAll('-', '')));
    expect(refunds.map(({ amount, way, state }) => [amount, way, state])).toEqual([
      [3_000, 'paytech', 'DUE'],
    ]);
  });

  it('leaves what a paid order gets dearer by to be collected', async () => {
    const ref = await paid();
    await edit(ref, { lines: [{ position: 1, quantity: 0 }] });
    const moved = await edit(ref, { destination: { deliveryZone: 'Thiès & Mbour' } });
    expect(moved).toMatchObject({ total: 53_500, refund: 0, toCollect: 1_500 });
    expect((await desk(ref)).cashDue).toBe(1_500);
  });

  it.each<[string, Partial<OrderEdit>, number]>([
    ['of a line that does not exist', { lines: [{ position: 9, quantity: 0 }] }, 422],
    ['that adds units', { lines: [{ position: 0, quantity: 3 }] }, 422],
    ['to a negative quantity', { lines: [{ position: 0, quantity: -1 }] }, 422],
    [
      'that removes everything',
      {
        lines: [
          { position: 0, quantity: 0 },
          { position: 1, quantity: 0 },
        ],
      },
      422,
    ],
    ['to an unknown zone', { destination: { deliveryZone: 'Mars' } }, 422],
    ['to no address', { destination: { address: ' ' } }, 422],
    ['to a number that is none', { destination: { phone: 'abc' } }, 422],
    ['of another version', { version: 99 }, 409],
  ])('an edit %s is refused and changes nothing', async (_what, wanted, statusCode) => {
    const ref = await onDelivery();
    const before = await desk(ref);
    await expect(edit(ref, wanted)).rejects.toMatchObject({ statusCode });
    expect(await desk(ref)).toEqual(before);
    expect(await stocks()).toEqual([8, 7]);
  });

  it('of another version is refused with its last change', async () => {
    const ref = await onDelivery();
    await edit(ref, { destination: { address: 'Rue 10, Fann' } });
    await expect(edit(ref, { version: 99 })).rejects.toThrow(
      /^La commande \S+ a changé entre-temps\. Dernier changement : Commande modifiée, Awa, le .+\. Relisez, puis recommencez\.$/,
    );
  });

  it('is refused once it is shipped, and while it waits for its online payment', async () => {
    const shipped = await onDelivery();
    for (const status of ['VALIDATED', 'SHIPPED'] as const)
      await inA((tx) => changeOrderStatus(tx, shipped, status, null, new Date()));
    const { ref: unpaid } = await placed();
    for (const ref of [shipped, unpaid])
      await expect(edit(ref, { lines: [{ position: 0, quantity: 1 }] })).rejects.toMatchObject({
        statusCode: 409,
      });
  });

  it('does not reach an order of another store', async () => {
    const ref = await onDelivery();
    const wanted = { ref, version: null, lines: [], destination: {}, reason: null };
    await expect(db.withStore('b', (tx) => editOrder(tx, awa, wanted, new Date()))).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
