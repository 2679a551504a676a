import { randomUUID } from 'node:crypto';
import type { Database } from '@teranga/server/bench';
import type { Chance } from '@teranga/testing/chance';
import { quantile } from '../measure.ts';
import { orderStore, someOf, type OrderedProduct } from './orderStore.ts';
import { anOrderOf, Shopper, type Answer } from './shopper.ts';

/** The result of a load run. */
export interface OrdersMeasured {
  attempts: number;
  orders: number;
  /** Answers that were neither an order nor the refusal that was due. */
  failures: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Contradictions between the database and the responses; empty when there are none. */
  violations: string[];
}

const msPerSecond = 1_000;

async function enterAll(port: number, count: number): Promise<Shopper[]> {
  const shoppers = Array.from({ length: count }, () => new Shopper(port));
  const entered = await Promise.all(shoppers.map((shopper) => shopper.enter()));
  if (entered.includes(false)) throw new Error('The server does not give sessions.');
  return shoppers;
}

/** Every shopper sends one request after the other until there are none left. */
async function load(
  port: number,
  shopperCount: number,
  next: () => ((shopper: Shopper) => Promise<Answer>) | null,
  shareSession = false,
): Promise<{ answers: Answer[]; times: number[]; seconds: number }> {
  const shoppers = await enterAll(port, shopperCount);
  const [first] = shoppers;
  if (shareSession && first) for (const shopper of shoppers) shopper.join(first);
  const [answers, times]: [Answer[], number[]] = [[], []];
  const startedAt = performance.now();
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let send = next(); send !== null; send = next()) {
        const sentAt = performance.now();
        answers.push(await send(shopper));
        times.push(performance.now() - sentAt);
      }
      shopper.leave();
    }),
  );
  return { answers, times, seconds: (performance.now() - startedAt) / msPerSecond };
}

const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const refsOf = (answers: readonly Answer[]) =>
  answers.flatMap(({ status, body }) => (status === 200 ? [(body['data'] as { ref: string }).ref] : []));

function toMeasured(
  { answers, times, seconds }: Awaited<ReturnType<typeof load>>,
  violations: string[],
  due: readonly number[],
): OrdersMeasured {
  times.sort((a, b) => a - b);
  const orders = new Set(refsOf(answers)).size;
  return {
    attempts: answers.length,
    orders,
    failures: answers.filter(({ status }) => !due.includes(status)).length,
    perSecond: Math.round(answers.length / seconds),
    p50: Math.round(quantile(times, 0.5)),
    p99: Math.round(quantile(times, 0.99)),
    violations,
  };
}

async function sold(db: Database, products: readonly OrderedProduct[]): Promise<string[]> {
  const { rows } = await db.withStore(orderStore.id, (tx) =>
    tx.query<{ id: string; quantity: number; ordered: number }>(
      `select p.id, p.quantity, coalesce(sum(l.quantity), 0)::int as ordered
       from products p left join order_lines l on l.product_id = p.id where p.id = any($1) group by p.id, p.quantity`,
      [products.map(({ id }) => id)],
    ),
  );
  const stocks = new Map(products.map(({ id, stock }) => [id, stock]));
  return rows.flatMap(({ id, quantity, ordered }) =>
    quantity + ordered === stocks.get(id) ? [] : [`${id}: ${quantity} left, ${ordered} ordered`],
  );
}

/** So many shoppers order for some seconds, cash on delivery, one to three products each. */
export async function measureOrders(
  db: Database,
  port: number,
  products: readonly OrderedProduct[],
  chance: Chance,
  { shoppers, seconds }: { shoppers: number; seconds: number },
): Promise<OrdersMeasured> {
  const end = performance.now() + seconds * msPerSecond;
  const loaded = await load(port, shoppers, () => {
    if (performance.now() > end) return null;
    const items = someOf(chance, products, 1 + chance.below(3)).map(({ id }) => ({
      id,
      variation: null,
      quantity: 1 + chance.below(2),
    }));
    return (shopper) => shopper.order(anOrderOf(items), randomUUID());
  });
  return toMeasured(loaded, await sold(db, products), [200]);
}

/** So many attempts at the few units of one product. */
export async function measureRush(
  db: Database,
  port: number,
  product: OrderedProduct,
  { shoppers, attempts }: { shoppers: number; attempts: number },
): Promise<OrdersMeasured> {
  let count = 0;
  const loaded = await load(port, shoppers, () => {
    if (count >= attempts) return null;
    const key = `rush-${(count += 1)}`;
    return (shopper) => shopper.order(anOrderOf([{ id: product.id, quantity: 1 }]), key);
  });
  const violations = await sold(db, [product]);
  const orders = countOf(loaded.answers, 200);
  if (orders !== product.stock) violations.push(`${orders} orders for ${product.stock} units`);
  return toMeasured(loaded, violations, [200, 409]);
}

/**
 * Sends each of `keys` idempotency keys `times` times concurrently, as one browser repeats an
 * order: with the same content, in the same session. Any other repeat is refused.
 */
export async function measureKeys(
  db: Database,
  port: number,
  product: OrderedProduct,
  { keys, times }: { keys: number; times: number },
): Promise<OrdersMeasured> {
  let count = 0;
  const orders = Array.from({ length: keys }, (_, at) => ({
    key: `key-${at}`,
    body: anOrderOf([{ id: product.id, quantity: 1 }]),
    answers: new Set<string>(),
  }));
  const next = () => {
    const order = orders[Math.floor(count / times)];
    count += 1;
    if (!order) return null;
    return async (shopper: Shopper) => {
      const answer = await shopper.order(order.body, order.key);
      order.answers.add(JSON.stringify(answer.body));
      return answer;
    };
  };
  const loaded = await load(port, times, next, true);
  const violations = await sold(db, [product]);
  for (const { key, answers } of orders)
    if (answers.size !== 1) violations.push(`${key} has ${answers.size} answers`);
  return toMeasured(loaded, violations, [200]);
}
