import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { KeyEncryption, ledgerMismatches, type Database } from '@teranga/server/bench';
import { chanceOf, type Chance } from '@teranga/testing/chance';
import type { Bench } from '../bench.ts';
import { conditions, root } from '../conditions.ts';
import { databaseConditions } from '../databaseConditions.ts';
import { quantile } from '../measure.ts';
import { countOption } from '../option.ts';
import { withOrderServer, type OrderServer } from '../orderServer.ts';
import { makeOrderStore, orderStore, someOf, type OrderedProduct } from '../orders/orderStore.ts';
import { anOrderOf, Shopper } from '../orders/shopper.ts';
import { watchLockWaits } from '../orders/watchLockWaits.ts';
import { report, type Row } from '../report.ts';

const defaultRows = 100_000;
/** One row in five changes a product that the store has; the others are new. */
const knownPart = 5;
const shopperCount = 4;
const thinkMs = 150;
const baselineMs = 15_000;
/** A process' first orders wait for its code to be compiled. */
const warmUpMs = 5_000;
const rssEveryMs = 250;
const limitMs = 200;
const msPerSecond = 1_000;
const seed = 1;
const plenty = 1_000_000;

const productsOf = (count: number): OrderedProduct[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `article-${at}`,
    price: 1_000 + (at % 9_000),
    stock: plenty,
  }));

async function writeFile(file: string, rows: number, known: number): Promise<void> {
  const out = createWriteStream(file);
  out.write('sku,name,price,stock,category,description\n');
  for (let at = 0; at < rows; at += 1) {
    const sku = at < known ? `ARTICLE-${at}` : `NOUVEAU-${at}`;
    const line = `${sku},Article numéro ${at},${2_000 + (at % 9_000)},5,Rayon ${at % 40},"Une description de l’article ${at}, avec des mots."\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

interface Ordered {
  times: number[];
  failures: number;
  /** Milliseconds that a transaction of the server has waited for another's lock. */
  longestLockWait: number;
}

/** Shoppers who order one product after the other, with a pause between, until `isOver`. */
async function orderUntil(
  { port, database }: Pick<OrderServer, 'port' | 'database'>,
  products: readonly OrderedProduct[],
  chance: Chance,
  isOver: () => boolean,
): Promise<Ordered> {
  const ordered: Ordered = { times: [], failures: 0, longestLockWait: 0 };
  const stopWatching = await watchLockWaits(database.ownerUrl);
  const shopper = async () => {
    const visitor = new Shopper(port);
    if (!(await visitor.enter())) throw new Error('The server does not give sessions.');
    while (!isOver()) {
      const items = someOf(chance, products, 2).map(({ id }) => ({ id, variation: null, quantity: 1 }));
      const startedAt = performance.now();
      const { status } = await visitor.order(anOrderOf(items), randomUUID());
      ordered.times.push(performance.now() - startedAt);
      if (status !== 200) ordered.failures += 1;
      await pause(thinkMs);
    }
    visitor.leave();
  };
  await Promise.all(Array.from({ length: shopperCount }, shopper));
  return { ...ordered, longestLockWait: await stopWatching() };
}

/** The most memory that a process has taken so far, in MB; 0 once it is gone. */
async function peakMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function runImport(file: string, env: NodeJS.ProcessEnv) {
  const startedAt = performance.now();
  const words = ['import', orderStore.id, file, '--from', 'spreadsheet', '--stock', 'add'];
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/cli.js'), ...words], {
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let megabytes = 0;
  const watching = setInterval(() => {
    void peakMegabytes(child.pid).then((peak) => (megabytes = Math.max(megabytes, peak)));
  }, rssEveryMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(watching);
  if (code !== 0) throw new Error(`The import ended with ${code ?? 'a signal'}.`);
  return { seconds: (performance.now() - startedAt) / msPerSecond, megabytes };
}

const toRow = (what: string, { times, failures, longestLockWait }: Ordered): Row => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    what,
    orders: times.length,
    failures,
    'p50 ms': Math.round(quantile(sorted, 0.5)),
    'p99 ms': Math.round(quantile(sorted, 0.99)),
    'slowest ms': Math.round(sorted.at(-1) ?? 0),
    [`over ${limitMs} ms`]: times.filter((ms) => ms > limitMs).length,
    'longest lock wait ms': Math.round(longestLockWait),
  };
};

async function violations(db: Database): Promise<number> {
  return (await db.withStore(orderStore.id, ledgerMismatches)).length;
}

export const bench: Bench = {
  about: 'An import of 100,000 rows while shoppers order: how long orders take, and its memory',
  usage: '[--rows=100000]',
  run: async (args) => {
    const rows = countOption(args, 'rows', defaultRows);
    const products = productsOf(Math.ceil(rows / knownPart));
    const folder = await mkdtemp(path.join(tmpdir(), 'teranga-import-bench-'));
    const file = path.join(folder, 'articles.csv');
    await writeFile(file, rows, products.length);
    try {
      await withOrderServer(async (server) => {
        const { database, secret, start } = server;
        const { db, ownerUrl } = database;
        await makeOrderStore(db, products, new KeyEncryption(secret));
        await start();
        const chance = chanceOf(seed);
        const ordersFor = (ms: number) => {
          const end = performance.now() + ms;
          return orderUntil(server, products, chance, () => performance.now() > end);
        };
        await ordersFor(warmUpMs);
        const before = await ordersFor(baselineMs);
        let isOver = false;
        // Under a name of its own, because its waits are not those of orders.
        const url = `${ownerUrl}?application_name=import`;
        const env = { DATABASE_URL: url, DATA_DIR: folder, PAYMENT_KEYS_SECRET: secret };
        const importing = runImport(file, env).finally(() => (isOver = true));
        const [during, { seconds, megabytes }] = await Promise.all([
          orderUntil(server, products, chance, () => isOver),
          importing,
        ]);
        report(
          'import-under-orders',
          {
            ...conditions(await databaseConditions(db)),
            shoppers: `${shopperCount}, ${thinkMs} ms between two orders of two products each`,
            import: `${rows} rows, ${products.length} of them known, in ${Math.round(seconds)} s (${Math.round(rows / seconds)} rows/s), ${megabytes} MB at most`,
            'products whose stock is not their ledger': String(await violations(db)),
          },
          [toRow('without an import', before), toRow('during the import', during)],
        );
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
