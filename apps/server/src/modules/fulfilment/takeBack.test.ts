import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import type { Actor } from '../audit/actor.ts';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import { ledgerMismatches } from '../catalogue/stock/stockLedger.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { aContext, aLine, anIntent } from '../orders/testing/anIntent.ts';
import { countOf, race } from '../orders/testing/race.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { advanceOrder } from './advanceOrder.ts';
import { readOrderDesk } from './readOrderDesk.ts';
import { takeBack, type ReturnRequest } from './takeBack.ts';

const { db, openAnother } = await testDatabase();
const pools: Database[] = [db, openAnother()];
const awa: Actor = { kind: 'staff', id: '00000000-0000-4000-8000-000000000001', name: 'Awa' };
const now = () => new Date();

beforeAll(async () => {
  for (const store of ['a', 'b']) await insertTestStore(db, store);
});
beforeEach(() =>
  db.withStore('a', async (tx) => {
    for (const table of ['orders', 'products', 'stock_movements', 'outbox'])
      await tx.query(`delete from ${table}`);
    await writeTestTerms(tx);
    await upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', quantity: 10 }),
        aProduct({
          id: 'boubou',
          variations: [aVariation({ sku: 'M', quantity: 10 }), aVariation({ sku: 'L' })],
        }),
      ],
      now(),
    );
  }),
);

const inA = <T>(run: Parameters<typeof db.withStore<T>>[1], pool = db) => pool.withStore('a', run);
const advance = (ref: string, ...steps: ('VALIDATED' | 'SHIPPED' | 'DELIVERED')[]) =>
  inA(async (tx) => {
    for (const to of steps)
      await advanceOrder(tx, awa, { ref, from: null, to, reason: null, acceptsUnpaid: false }, now());
  });
const placed = async (...steps: ('VALIDATED' | 'SHIPPED' | 'DELIVERED')[]) => {
  const intent = anIntent([aLine('robe', 4), aLine('boubou', 2, 'M')]);
  const { data } = await inA((tx) => placeOrder(tx, intent, aContext('v')));
  await advance(data.ref, ...steps);
  return data.ref;
};
const back = (ref: string, request: Partial<ReturnRequest>, pool = db) =>
  inA(
    (tx) =>
      takeBack(
        tx,
        awa,
        { ref, kind: 'refused', lines: null, isRestocked: true, reason: null, ...request },
        now(),
      ),
    pool,
  );
const desk = (ref: string) => inA((tx) => readOrderDesk(tx, ref, now()));
const stock = async () => {
  const { rows } = await inA((tx) =>
    tx.query<{ quantity: number }>(
      `select quantity from products where id = 'robe' union all select quantity from variations where sku = 'M'`,
    ),
  );
  return rows.map(({ quantity }) => quantity);
};
const full = [10, 10];

describe('A refused parcel', () => {
  it('comes back to stock once, and the ledger and the history name who took it', async () => {
    const ref = await placed('VALIDATED', 'SHIPPED');
    expect(await stock()).toEqual([6, 8]);
    await back(ref, { reason: 'absent' });
    expect(await stock()).toEqual(full);
    await expect(back(ref, {})).rejects.toMatchObject({ statusCode: 409 });
    expect(await stock()).toEqual(full);
    expect(await inA(ledgerMismatches)).toEqual([]);
    const order = await desk(ref);
    expect(order?.updates.slice(-2)).toMatchObject([
      { status: 'PARCEL_REFUSED', reason: 'absent', actor: 'Awa' },
      { status: 'CANCELLED', reason: 'absent', actor: 'Awa' },
    ]);
    expect(order?.cashDue).toBe(0);
    const { rows } = await inA((tx) =>
      tx.query(`select delta, note, actor_name from stock_movements where kind = 'return' order by id`),
    );
    expect(rows).toEqual([
      { delta: 2, note: 'absent', actor_name: 'Awa' },
      { delta: 4, note: 'absent', actor_name: 'Awa' },
    ]);
  });

  it('cannot be delivered any more', async () => {
    const ref = await placed('VALIDATED', 'SHIPPED');
    await back(ref, {});
    expect((await desk(ref))?.nextStatuses).toEqual([]);
    await expect(advance(ref, 'DELIVERED')).rejects.toMatchObject({ statusCode: 409 });
  });

  it('of which a part was handed over is delivered with the rest', async () => {
    const ref = await placed('VALIDATED', 'SHIPPED');
    await back(ref, { lines: [{ position: 1, quantity: 3, isRestocked: true }] });
    await advance(ref, 'DELIVERED');
    await back(ref, { kind: 'returned' });
    expect(await stock()).toEqual(full);
    expect((await desk(ref))?.returns.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['refused', 1],
      ['returned', 2],
    ]);
  });

  it('comes back once when several take it at the same time', async () => {
    const ref = await placed('VALIDATED', 'SHIPPED');
    const answers = await race(pools, 8, 4, async (_index, pool) => {
      await back(ref, {}, pool);
      return 'taken';
    });
    expect(countOf(answers, 'taken')).toBe(1);
    expect(await stock()).toEqual(full);
    expect(await inA(ledgerMismatches)).toEqual([]);
  });
});

describe('A return', () => {
  it('of damaged products leaves the stock alone', async () => {
    const ref = await placed('VALIDATED', 'SHIPPED', 'DELIVERED');
    await back(ref, { kind: 'returned', isRestocked: false });
    expect(await stock()).toEqual([6, 8]);
    expect(await inA(ledgerMismatches)).toEqual([]);
  });

  it.each<[string, Partial<ReturnRequest>, number]>([
    ['of more units than were sold', { lines: [{ position: 1, quantity: 5, isRestocked: true }] }, 409],
    ['of a line that does not exist', { lines: [{ position: 7, quantity: 1, isRestocked: true }] }, 422],
    ['of no units', { lines: [{ position: 0, quantity: 0, isRestocked: true }] }, 422],
    ['of half a unit', { lines: [{ position: 0, quantity: 0.5, isRestocked: true }] }, 422],
    [
      'that names a line twice',
      {
        lines: [
          { position: 0, quantity: 1, isRestocked: true },
          { position: 0, quantity: 1, isRestocked: true },
        ],
      },
      422,
    ],
    ['without lines', { lines: [] }, 422],
    ['with too long a reason', { reason: 'x'.repeat(501) }, 422],
    ['of a parcel that was handed over', { kind: 'refused' }, 409],
  ])('a return %s is refused and changes nothing', async (_what, request, statusCode) => {
    const ref = await placed('VALIDATED', 'SHIPPED', 'DELIVERED');
    await expect(back(ref, { kind: 'returned', ...request })).rejects.toMatchObject({ statusCode });
    expect(await stock()).toEqual([6, 8]);
    expect((await desk(ref))?.returns).toEqual([]);
  });

  it.each(['0000-0000-0000-0000', 'x', ''])(
    'of the order %j, which is not the store’s, is refused',
    async (ref) => {
      await expect(back(ref, {})).rejects.toMatchObject({ statusCode: 404 });
    },
  );

  it('does not reach the order of another store', async () => {
    const ref = await placed('VALIDATED', 'SHIPPED');
    const request = { ref, kind: 'refused', lines: null, isRestocked: true, reason: null } as const;
    await expect(db.withStore('b', (tx) => takeBack(tx, awa, request, now()))).rejects.toMatchObject({
      statusCode: 404,
    });
    expect(await stock()).toEqual([6, 8]);
  });

  it('by an API key is in the ledger under its name', async () => {
    const ref = await placed('VALIDATED', 'SHIPPED');
    const key: Actor = { ...awa, kind: 'key', name: 'Livreur' };
    const request = { ref, kind: 'refused', lines: null, isRestocked: true, reason: null } as const;
    await inA((tx) => takeBack(tx, key, request, now()));
    const { rows } = await inA((tx) =>
      tx.query(`select distinct actor_kind, actor_name from stock_movements where kind = 'return'`),
    );
    expect(rows).toEqual([{ actor_kind: 'key', actor_name: 'Livreur' }]);
  });
});
