import { randomUUID } from 'node:crypto';
import { KeyEncryption } from '@teranga/server/bench';
import { databaseConditions } from '../databaseConditions.ts';
import { makeOrderStore, orderStore } from '../orders/orderStore.ts';
import { Shopper, anOrderOf } from '../orders/shopper.ts';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { databaseProcess, measureLoad, type Target } from '../load.ts';
import { countOption, option } from '../option.ts';
import { withOrderServer } from '../orderServer.ts';
import { reading } from '../reading.ts';
import { report, type Row } from '../report.ts';

const defaultSeconds = 10;
const defaultConnections = 10;
const plenty = 10_000_000;
const productCount = 100;

const products = Array.from({ length: productCount }, (_, at) => ({
  id: `article-${at}`,
  price: 1_000 + at,
  stock: plenty,
}));

/** One product after the other. */
function nextProduct(): () => string {
  let requested = 0;
  return () => {
    requested += 1;
    return `article-${requested % productCount}`;
  };
}

const post = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** Changes by shoppers who each have a session. */
function writing(visitors: readonly Record<string, string>[]): Target[] {
  const product = nextProduct();
  const { host } = orderStore;
  return [
    {
      name: 'cart add',
      host,
      path: '/api/cart/add',
      visitors,
      request: () => post({ productId: product(), variationId: null, quantity: 1 }),
    },
    {
      name: 'order',
      host,
      path: '/api/orders',
      visitors,
      request: () =>
        post(anOrderOf([{ id: product(), variation: null, quantity: 1 }]), {
          'idempotency-key': randomUUID(),
        }),
    },
  ];
}

/** Sessions of so many shoppers, as headers. */
async function enter(port: number, count: number): Promise<Record<string, string>[]> {
  const shoppers = Array.from({ length: count }, () => new Shopper(port));
  const entered = await Promise.all(shoppers.map((shopper) => shopper.enter()));
  for (const shopper of shoppers) shopper.leave();
  if (entered.includes(false)) throw new Error('The server does not give sessions.');
  return shoppers.map((shopper) => shopper.headers);
}

export const bench: Bench = {
  about: 'Pages cached and rendered, list, search, cart, order: answers per second, times, processor, memory',
  usage: `[--seconds=${defaultSeconds}] [--connections=${defaultConnections}] [--only=part of a name]`,
  run: async (args) => {
    const load = {
      seconds: countOption(args, 'seconds', defaultSeconds),
      connections: countOption(args, 'connections', defaultConnections),
    };
    const only = option(args, 'only') ?? '';
    await withOrderServer(async ({ database, port, secret, start }) => {
      // The demo stores come first: they are made in an empty database only.
      const { pid: serverId = 0 } = await start();
      await makeOrderStore(database.db, products, new KeyEncryption(secret));
      const measured = { port, serverId, databaseId: await databaseProcess(database.db) };
      const before = conditions({
        ...(await databaseConditions(database.db)),
        load: `${load.connections} connections, ${load.seconds} s each after 1 s of the same; requested from the same machine, in brotli`,
      });
      const rows: Row[] = [];
      for (const target of [...reading, ...writing(await enter(port, load.connections))])
        if (target.name.includes(only)) rows.push(await measureLoad(measured, target, load));
      report('load', before, rows);
    });
  },
};
