import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';
import { placeOrder } from './placeOrder.ts';
import { readOrder } from './readOrder.ts';
import { aContext, aLine, anIntent } from './testing/anIntent.ts';

const { db, openAnother } = await testDatabase();
const now = new Date();
const later = new Date(now.getTime() + 60_000);

const inStore = <T>(run: Parameters<typeof db.withStore<T>>[1]) => db.withStore('a', run);
const rows = async <Row extends object>(sql: string) => (await inStore((tx) => tx.query<Row>(sql))).rows;
const placed = async () =>
  (
    await inStore((tx) =>
      placeOrder(tx, anIntent([aLine('robe', 2), aLine('boubou', 1, 'M')]), aContext('v')),
    )
  ).data.ref;
const change = (ref: string, status: Parameters<typeof changeOrderStatus>[2], reason: string | null = null) =>
  inStore((tx) => changeOrderStatus(tx, ref, status, reason, later));
const write = () =>
  inStore((tx) =>
    upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', quantity: 5, sold: 0 }),
        aProduct({ id: 'boubou', sold: 0, variations: [aVariation({ sku: 'M', quantity: 3 })] }),
      ],
      now,
    ),
  );

beforeAll(() => insertTestStore(db, 'a'));
beforeEach(async () => {
  await inStore(async (tx) => {
    for (const table of ['orders', 'outbox', 'products']) await tx.query(`delete from ${table}`);
    await writeTestTerms(tx);
  });
  await write();
});

describe('changing an order’s status', () => {
  it('saves every step with its date and reason', async () => {
    const ref = await placed();
    await change(ref, 'VALIDATED');
    await change(ref.toLowerCase().replaceAll('-', ''), 'SHIPPED', 'Remis à Yango');
    await change(ref, 'DELIVERED');
    const order = await inStore((tx) => readOrder(tx, ref, later));
    expect(order?.status).toBe('DELIVERED');
    expect(order?.updates.map(({ status, reason }) => [status, reason])).toEqual([
      ['WAITING_FOR_VALIDATION', null],
      ['VALIDATED', null],
      ['SHIPPED', 'Remis à Yango'],
      ['DELIVERED', null],
    ]);
    expect(JSON.parse(order?.updates[2]?.stateJSON ?? '')).toEqual({
      status: 'SHIPPED',
      reason: 'Remis à Yango',
    });
    expect(order?.updates[2]?.date).toBe(later.toISOString());
  });

  it('refuses a wrong step and says why', async () => {
    const ref = await placed();
    await expect(change(ref, 'DELIVERED')).rejects.toThrow(
      `La commande ${ref} est WAITING_FOR_VALIDATION et ne peut pas devenir DELIVERED : elle peut devenir VALIDATED ou REJECTED ou CANCELLED.`,
    );
    await change(ref, 'REJECTED');
    await expect(change(ref, 'VALIDATED')).rejects.toThrow(
      `La commande ${ref} est REJECTED et ne peut pas devenir VALIDATED : c’est son dernier statut.`,
    );
    await expect(change('0000-0000-0000-0000', 'VALIDATED')).rejects.toThrow(
      'Cette boutique n’a pas de commande 0000-0000-0000-0000.',
    );
    await expect(change('n’importe quoi', 'VALIDATED')).rejects.toThrow(
      'Cette boutique n’a pas de commande n’importe quoi.',
    );
    expect(await rows('select count(*) as updates from order_updates')).toEqual([{ updates: 2 }]);
  });

  it('notifies the shopper and the store', async () => {
    const ref = await placed();
    await inStore((tx) => tx.query('delete from outbox'));
    await change(ref, 'CANCELLED', 'Article abîmé');
    expect(await rows('select channel, recipient, text from outbox order by id')).toEqual([
      {
        channel: 'sms',
        recipient: '+221771234567',
        text: `Boutique a : votre commande ${ref} est annulée. Suivi : http://a.localhost/orders-status/${ref}`,
      },
      {
        channel: 'email',
        recipient: 'boutique@example.sn',
        text: `La commande ${ref} est annulée.\nMotif : Article abîmé\n\nTéléphone : +221\u00a077\u00a0123\u00a045\u00a067\nWhatsApp : https://wa.me/221771234567?text=Bonjour%20Fatou%2C%20je%20vous%20contacte%20au%20sujet%20de%20votre%20commande%20${ref}%20chez%20Boutique%20a.\n\nSuivi : http://a.localhost/orders-status/${ref}\n\nBoutique a`,
      },
    ]);
  });

  it.each(['REJECTED', 'CANCELLED'] as const)('gives stock back when it is %s', async (status) => {
    const ref = await placed();
    expect(await rows('select id, quantity, sold from products order by id')).toEqual([
      { id: 'boubou', quantity: 2, sold: 1 },
      { id: 'robe', quantity: 3, sold: 2 },
    ]);
    await change(ref, status);
    expect(await rows('select id, quantity, sold from products order by id')).toEqual([
      { id: 'boubou', quantity: 3, sold: 0 },
      { id: 'robe', quantity: 5, sold: 0 },
    ]);
    expect(await rows('select quantity from variations')).toEqual([{ quantity: 3 }]);
  });

  it('restocks the products that still exist, whatever happened to the others', async () => {
    const ref = await placed();
    await inStore(async (tx) => {
      await tx.query("delete from products where id = 'robe'");
      await tx.query('update variations set is_enabled = false');
    });
    await change(ref, 'CANCELLED');
    expect(await rows('select id, quantity from products')).toEqual([{ id: 'boubou', quantity: 0 }]);
    expect(await rows('select quantity from variations')).toEqual([{ quantity: 3 }]);
  });
});

describe('stock that sells out and is restocked', () => {
  it('notifies the page caches', async () => {
    const received: (string | null)[] = [];
    await openAnother().listen('catalogue_changed', (payload) => received.push(payload));
    const last = await inStore((tx) => placeOrder(tx, anIntent([aLine('robe', 4)]), aContext('v')));
    const soldOut = await inStore((tx) => placeOrder(tx, anIntent([aLine('robe', 1)]), aContext('v')));
    expect(last.success).toBe(true);
    expect(soldOut.success).toBe(true);
    await db.notify('catalogue_changed', 'mark');
    await expect.poll(() => received).toEqual(['a', 'mark']);
    await change(soldOut.data.ref, 'CANCELLED');
    await expect.poll(() => received).toEqual(['a', 'mark', 'a']);
  });
});
