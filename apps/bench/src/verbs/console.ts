import { Agent, get } from 'node:http';
import { addStaff, openSession, systemActor } from '@teranga/server/bench';
import { databaseConditions } from '../databaseConditions.ts';
import { benchStore } from '../stores/benchStore.ts';
import { fillDesk } from '../stores/fillDesk.ts';
import { seedStore } from '../stores/seedStore.ts';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { quantile } from '../measure.ts';
import { countOption } from '../option.ts';
import { withOrderServer } from '../orderServer.ts';
import { report, type Row } from '../report.ts';
import { settle } from '../settle.ts';

const defaults = { products: 20_000, orders: 50_000, runs: 200 };
const warmUps = 10;
const goalMs = 150;

/** Every list of the console, as its screens request them. */
const lists = [
  'overview',
  'orders',
  'orders?status=WAITING_FOR_VALIDATION,VALIDATED',
  'orders?sort=total_desc',
  'orders?search=fatou',
  'orders?search=fatou%20diop',
  'orders?search=dakar',
  'orders?search=771234',
  'orders?search=personne',
  'orders?since=2026-01-01T00:00:00Z&paymentMethod=paytech',
  'products',
  'products?sort=name',
  'products?sort=stock_asc&stock=low',
  'products?sort=price_desc',
  'products?search=robe',
  'products?search=b000af',
  'customers',
  'customers?search=fatou',
  'customers?search=771234',
  'messages',
  'messages?search=commande',
  'quotes',
  'quotes?search=fatou',
  'collections',
  'categories',
  'brands',
  'tags',
  'promos',
  'outbox',
  'audit',
  'imports',
  'staff',
];

interface Caller {
  port: number;
  cookie: string;
  agent: Agent;
}

/** How long a call takes, to the last byte of its answer. */
async function timed({ port, cookie, agent }: Caller, path: string): Promise<number> {
  const startedAt = performance.now();
  const headers = { host: benchStore.hosts[0], cookie };
  await new Promise<void>((resolve, reject) => {
    const call = get({ host: '127.0.0.1', port, path: `/api/admin/${path}`, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answers ${answer.statusCode ?? 0}.`));
      answer.resume().once('end', resolve);
    });
    call.once('error', reject);
  });
  return performance.now() - startedAt;
}

async function measureList(caller: Caller, path: string, runs: number): Promise<Row> {
  for (let run = 0; run < warmUps; run += 1) await timed(caller, path);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timed(caller, path));
  times.sort((a, b) => a - b);
  const p99 = Math.round(quantile(times, 0.99));
  return {
    list: path,
    'min ms': Math.round(times[0] ?? 0),
    'p50 ms': Math.round(quantile(times, 0.5)),
    'p99 ms': p99,
    [`${goalMs} ms`]: p99 <= goalMs ? 'met' : 'missed',
  };
}

export const bench: Bench = {
  about: 'How long every list of the console takes in a store of 20,000 products and 50,000 orders',
  usage: `[--products=${defaults.products}] [--orders=${defaults.orders}] [--runs=${defaults.runs}]`,
  run: async (args) => {
    const [products, orders, runs] = [
      countOption(args, 'products', defaults.products),
      countOption(args, 'orders', defaults.orders),
      countOption(args, 'runs', defaults.runs),
    ];
    await withOrderServer(async ({ database, port, start }) => {
      const { db, ownerUrl } = database;
      await seedStore(db, products, () => undefined);
      const token = await db.withStore(benchStore.id, async (tx) => {
        await fillDesk(tx, orders);
        const owner = { name: 'Awa', role: 'owner', phone: null, email: 'awa@example.sn' } as const;
        return openSession(tx, (await addStaff(tx, systemActor('bench'), owner)).id, 'bench');
      });
      await settle(ownerUrl);
      await start();
      const began = conditions(await databaseConditions(db));
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const rows: Row[] = [];
      for (const path of lists)
        rows.push(await measureList({ port, cookie: `staff=${token}`, agent }, path, runs));
      agent.destroy();
      report(
        'console',
        { ...began, products: String(products), orders: String(orders), runs: String(runs) },
        rows,
      );
    });
  },
};
