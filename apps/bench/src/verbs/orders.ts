import { KeyEncryption } from '@teranga/server/bench';
import { chanceOf } from '@teranga/testing/chance';
import { databaseConditions } from '../databaseConditions.ts';
import { type OrdersMeasured, measureKeys, measureOrders, measureRush } from '../orders/measureOrders.ts';
import { makeOrderStore } from '../orders/orderStore.ts';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { withOrderServer } from '../orderServer.ts';
import { report, type Row } from '../report.ts';

const defaultSeconds = 20;
const warmUpSeconds = 5;
const shoppers = 50;
const rush = { shoppers: 200, attempts: 10_000 };
const keys = { keys: 200, times: 50 };
const productCount = 1_000;
const plenty = 1_000_000;
const seed = 1;

const products = Array.from({ length: productCount }, (_, at) => ({
  id: `article-${at}`,
  price: 1_000 + at,
  stock: plenty,
}));
const rare = { id: 'rare', price: 5_000, stock: 100 };
const common = { id: 'commun', price: 5_000, stock: plenty };

const toRow = (name: string, measured: OrdersMeasured): Row => ({
  what: name,
  attempts: measured.attempts,
  orders: measured.orders,
  failures: measured.failures,
  'answers/s': measured.perSecond,
  'p50 ms': measured.p50,
  'p99 ms': measured.p99,
  violations: measured.violations.length,
});

export const bench: Bench = {
  about: 'Orders per second at 50 shoppers, 10,000 attempts on 100 units, 200 keys 50 times at once',
  usage: `[seconds, ${defaultSeconds}]`,
  run: async ([given = String(defaultSeconds)]) => {
    const seconds = Number(given);
    if (!(seconds >= 1)) throw new Error(`«${given}» is no number of seconds.`);
    await withOrderServer(async ({ database, port, secret, start }) => {
      const { db } = database;
      await makeOrderStore(db, [...products, rare, common], new KeyEncryption(secret));
      await start();
      const chance = chanceOf(seed);
      const load = (time: number) => measureOrders(db, port, products, chance, { shoppers, seconds: time });
      await load(warmUpSeconds);
      const measured: [string, OrdersMeasured][] = [
        [`${shoppers} shoppers, ${seconds} s`, await load(seconds)],
        [
          `${rush.attempts} attempts on ${rare.stock} units, ${rush.shoppers} connections`,
          await measureRush(db, port, rare, rush),
        ],
        [`${keys.keys} keys × ${keys.times} at once`, await measureKeys(db, port, common, keys)],
      ];
      report(
        'orders',
        conditions(await databaseConditions(db)),
        measured.map(([name, each]) => toRow(name, each)),
      );
      const violations = measured.flatMap(([, each]) => each.violations);
      if (violations.length > 0) throw new Error(violations.join('\n'));
    });
  },
};
