import { get } from 'node:http';
import { databaseConditions } from '../databaseConditions.ts';
import { settle } from '../settle.ts';
import { benchStore } from '../stores/benchStore.ts';
import { addStores, benchStoreHost } from '../stores/benchStores.ts';
import { seedStore } from '../stores/seedStore.ts';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { databaseProcess, measureLoad, unseen, type Measured, type Target } from '../load.ts';
import { countOption, countsOption } from '../option.ts';
import { withOrderServer } from '../orderServer.ts';
import { report, type Row } from '../report.ts';

const defaultProducts = [1_000, 10_000];
const defaultStores = [1, 100, 1_000];
const defaultSeconds = 4;
const connections = 4;

const [bigHost] = benchStore.hosts;
/** All uncached: a cache would hide growth. */
const inOneStore: Target[] = [
  { name: 'API list', host: bigHost, path: unseen('/api/products') },
  { name: 'API list, with counts', host: bigHost, path: unseen('/api/products?facets=true') },
  { name: 'API list, filtered by category', host: bigHost, path: unseen('/api/products?category=Mode') },
  { name: 'API search of a word', host: bigHost, path: unseen('/api/products?search=femme') },
  { name: 'API search, misspelt', host: bigHost, path: unseen('/api/products?search=femmme') },
  { name: 'page /products, rendered each time', host: bigHost, path: unseen('/products') },
];

/** The first and the last store, to compare their costs. */
const inManyStores = (count: number): Target[] =>
  [...new Set([0, count - 1])].flatMap((number): Target[] => {
    const host = benchStoreHost(number);
    const name = `store ${number + 1}:`;
    return [
      { name: `${name} page /, cached`, host, path: '/' },
      { name: `${name} page /, rendered each time`, host, path: unseen('/') },
      { name: `${name} API list`, host, path: unseen('/api/products') },
    ];
  });

async function measureAll(
  measured: Measured,
  targets: readonly Target[],
  seconds: number,
  size: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const target of targets)
    rows.push({ size, ...(await measureLoad(measured, target, { connections, seconds })) });
  return rows;
}

/** Requests every store's home once, so that the process has loaded them all. */
async function visitAll(port: number, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    await new Promise<void>((resolve, reject) => {
      const requested = get(
        { host: '127.0.0.1', port, path: '/', headers: { host: benchStoreHost(number) } },
        (answer) => answer.resume().once('end', resolve),
      );
      requested.once('error', reject);
    });
}

export const bench: Bench = {
  about: 'What a list, a search and a page cost as a store’s products and the stores of a process grow',
  usage: `[--products=${defaultProducts.join(',')}] [--stores=${defaultStores.join(',')}] [--seconds=${defaultSeconds}]; 100,000 products take some minutes more to write`,
  run: async (args) => {
    const began = conditions();
    const products = countsOption(args, 'products', defaultProducts);
    const stores = countsOption(args, 'stores', defaultStores);
    const seconds = countOption(args, 'seconds', defaultSeconds);
    await withOrderServer(async ({ database: { db, ownerUrl }, port, start }) => {
      const { pid: serverId = 0 } = await start();
      const measured = { port, serverId, databaseId: await databaseProcess(db) };
      const rows: Row[] = [];
      for (const count of products) {
        await seedStore(db, count, () => undefined);
        await settle(ownerUrl);
        rows.push(...(await measureAll(measured, inOneStore, seconds, `${count} products`)));
      }
      let added = 0;
      for (const count of stores.toSorted((a, b) => a - b)) {
        await addStores(db, added, count);
        added = count;
        await settle(ownerUrl);
        await visitAll(port, count);
        rows.push(...(await measureAll(measured, inManyStores(count), seconds, `${count} stores`)));
      }
      const before = {
        ...began,
        ...(await databaseConditions(db)),
        load: `${connections} connections, ${seconds} s each after 1 s of the same; requested from the same machine`,
      };
      report('grow', before, rows);
    });
  },
};
