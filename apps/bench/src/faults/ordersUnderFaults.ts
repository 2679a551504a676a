import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { KeyEncryption, type PlatformDatabase } from '@teranga/server/bench';
import { chanceOf } from '@teranga/testing/chance';
import { startPaytech } from '@teranga/paytech-sandbox';
import { makeOrderStore, orderStore } from '../orders/orderStore.ts';
import { settle as tidy } from '../settle.ts';
import { checkOrders, checkPayments } from './checkOrders.ts';
import { countDueJobs, cutConnections, hurryJobs, paytechFault } from './faults.ts';
import { History } from './history.ts';
import { Webhooks } from './webhooks.ts';
import { shop, type Market } from './shop.ts';

/** The environment of the trial. */
export interface FaultsSetup {
  database: PlatformDatabase;
  port: number;
  secret: string;
  start(env: NodeJS.ProcessEnv): Promise<ChildProcess>;
  report(line: string): void;
}

const shoppers = 50;
const products = Array.from({ length: 40 }, (_, at) => ({
  id: `article-${at}`,
  price: 1_234 + at * 977,
  stock: at % 4 === 0 ? 25 : 5_000,
}));
/** Rounds of jobs: what the end of an order causes runs in the next round. */
const settleRounds = 4;
/** Rounds after the last webhooks: to know of a payment, and to give it back. */
const lastRounds = 2;
const settleTimeoutMs = 150_000;

/** Keeps one server running and kills it now and then; `leaveAlone` ends the killing. */
function killRepeatedly(setup: FaultsSetup, env: NodeJS.ProcessEnv, market: Market, seconds: number) {
  const { chance, history } = market;
  const quiet = new AbortController();
  const isQuiet = () => quiet.signal.aborted;
  const oneLife = async (child: ChildProcess) => {
    const ended = once(child, 'exit').then(() => 'ended' as const);
    while (!isQuiet()) {
      const what = await Promise.race([ended, pause(2_000 + chance.below(6_000))]);
      if (what === 'ended') {
        history.violations.push('a server fell by itself');
        return;
      }
      if (Date.now() >= market.endsAt) continue;
      child.kill('SIGKILL');
      await ended;
      history.count('servers killed');
      return;
    }
  };
  const live = async () => {
    while (!isQuiet()) {
      const child = await setup.start(env).catch(() => null);
      // The first start is no part of the time.
      if (child && market.endsAt === Infinity) market.endsAt = Date.now() + seconds * 1_000;
      if (child) await oneLife(child);
      else history.count('starts cut short');
    }
  };
  const running = live();
  return { running, leaveAlone: () => quiet.abort() };
}

/** Waits until everything pending is done; jobs due within the hour are made due now. */
async function settle({ database, report }: FaultsSetup, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await hurryJobs(database.ownerUrl, orderStore.id);
    const end = Date.now() + settleTimeoutMs;
    let due = await countDueJobs(database.ownerUrl);
    while (due > 0 && Date.now() < end) {
      await pause(1_000);
      due = await countDueJobs(database.ownerUrl);
    }
    report(`settled ${round + 1} of ${rounds}${due > 0 ? `, ${due} jobs left` : ''}`);
  }
}

/**
 * Fifty shoppers order and pay while everything fails around them; then the database is checked
 * against the responses they received.
 */
export async function ordersUnderFaults(
  setup: FaultsSetup,
  seed: number,
  seconds: number,
): Promise<{ counts: Map<string, number>; violations: string[] }> {
  const { database, port } = setup;
  const chance = chanceOf(seed);
  const history = new History(products);
  const paytech = await startPaytech();
  await makeOrderStore(database.db, products, new KeyEncryption(setup.secret));
  const webhooks = new Webhooks(`http://${orderStore.host}:${port}`, chance, history);
  const market: Market = { port, paytech, webhooks, products, history, chance, endsAt: Infinity };
  paytech.setFault(() => paytechFault(chance));
  paytech.onRequested((payment) => {
    // Some pay so fast that the webhook is here before the link.
    if (chance.next() > 0.05) return;
    history.count('webhooks before the link');
    void paytech.sandbox.pay(payment.token).then(() => webhooks.send({ ...payment, state: 'paid' }));
  });
  const servers = killRepeatedly(setup, { PAYTECH_URL: paytech.url }, market, seconds);
  const isOver = () => Date.now() >= market.endsAt;
  await Promise.all([
    ...Array.from({ length: shoppers }, () => shop(market)),
    cutConnections(database.ownerUrl, chance, history, isOver),
  ]);
  servers.leaveAlone();
  await servers.running;
  setup.report('the shoppers have left');
  paytech.setFault(() => null);
  await webhooks.answered();
  await settle(setup, settleRounds);
  const paytechPayments = () => [...paytech.payments.values()];
  // Payments that PayTech can be queried about must be known without webhooks; the last webhooks
  // cover the rest.
  const wrongPayments = await checkPayments(database.db, paytechPayments(), 'known');
  webhooks.release();
  await webhooks.answered();
  await settle(setup, lastRounds);
  await tidy(database.ownerUrl);
  const found = [
    ...(await checkOrders(database.db, history, products)),
    ...(await checkPayments(database.db, paytechPayments(), 'all')),
  ];
  await paytech.close();
  return { counts: history.counts, violations: [...history.violations, ...wrongPayments, ...found] };
}
