import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorWire, OrderRequestWire } from '@teranga/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from './modules/audit/actor.ts';
import { ledgerMismatches } from './modules/catalogue/stock/stockLedger.ts';
import { aProduct } from './modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from './modules/catalogue/writeProducts.ts';
import { freePort } from '@teranga/embedded-postgres/testing';
import { anOrder } from './modules/orders/testing/anOrder.ts';
import { aShopper } from './modules/orders/testing/aShopper.ts';
import { aQuoteRequest } from './modules/quotes/testing/aQuoteRequest.ts';
import { upsertServices } from './modules/services/writeServices.ts';
import { codeTries } from './modules/accounts/codes.ts';
import { addStaff } from './modules/staff/changeStaff.ts';
import { openSession } from './modules/staff/staffSessions.ts';
import { writeTestTerms } from './modules/stores/testing/aStoreContent.ts';
import { createStore } from './modules/stores/createStore.ts';
import { buildServer, readyLineOf, startServer } from './testing/builtServer.ts';
import { testSecret } from './testing/testApp.ts';
import { testDatabase } from './testing/testDatabase.ts';

const { db, url, asAdmin, empty } = await testDatabase();
await createStore(db, { id: 'a', name: 'Boutique', design: 'rahmou-serwiss', hosts: ['127.0.0.1'] });
await db.withStore('a', async (tx) => {
  await writeTestTerms(tx, { phone: '33 821 00 00', features: { whatsapp: '+221 77 000 11 22' } });
  await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 5_000 })], new Date());
  const visa = {
    id: 'visa',
    name: 'Visa',
    description: '',
    picture: null,
    isAvailable: true,
    category: null,
  };
  await upsertServices(tx, [visa]);
});

const folder = await mkdtemp(path.join(tmpdir(), 'teranga-two-'));
const program = await buildServer();
const ports = [await freePort(), await freePort()] as const;

/**
 * Starts a process as operating.md says several must be: one secret, one folder, one public port.
 */
async function start(port: number) {
  const server = startServer(program, {
    PORT: String(port),
    PUBLIC_PORT: String(ports[0]),
    DATABASE_URL: url,
    DATA_DIR: folder,
    SESSION_SECRET: testSecret,
    EXCHANGE_RATES_URL: 'off',
  });
  await readyLineOf(server);
  server.stdout.resume();
  server.stderr.resume();
  return server;
}
const servers = [await start(ports[0]), await start(ports[1])];

afterAll(async () => {
  for (const server of servers) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true });
});

beforeEach(() =>
  empty(
    'orders',
    'outbox',
    'idempotency_keys',
    'carts',
    'limit_counts',
    'contact_codes',
    'customers',
    'quote_requests',
  ),
);

const originOf = (index: number) => `http://127.0.0.1:${ports[index % ports.length]}`;

/** A new visitor of one process. */
async function aVisitor(index: number): Promise<Record<string, string>> {
  const answer = await fetch(`${originOf(index)}/csrf-token`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: pairs.join('; '), 'x-csrf-token': csrfToken };
}

interface Answer {
  status: number;
  message: string;
}

async function post(index: number, at: string, headers: Record<string, string>, body: object) {
  const answer = await fetch(originOf(index) + at, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { message = '' } = (await answer.json()) as Partial<ErrorWire>;
  return { status: answer.status, message };
}

/** Makes calls at once, by turns to the two processes. */
const atOnce = (count: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

const { id: memberId } = await db.withStore('a', (tx) =>
  addStaff(tx, systemActor('test'), { name: 'Awa', role: 'manager', phone: null, email: 'awa@example.sn' }),
);
const token = await db.withStore('a', (tx) => openSession(tx, memberId, 'test'));

/** A call of the console. */
async function fromStaff(
  index: number,
  method: 'PATCH' | 'POST',
  at: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${originOf(index)}/api/admin${at}`, {
    method,
    headers: {
      cookie: `staff=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const { message = '' } = (await answer.json()) as Partial<ErrorWire>;
  return { status: answer.status, message };
}

const countOf = (answers: readonly Answer[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

/** The messages of those that were refused. */
const refusals = (answers: readonly Answer[]) =>
  new Set(answers.filter(({ status }) => status !== 200).map(({ message }) => message));

const ways =
  'écrivez-nous par WhatsApp au +221\u00a077\u00a0000\u00a011\u00a022 ou appelez le 33\u00a0821\u00a000\u00a000.';
const orders = '/api/orders';
const order = (overrides: Partial<OrderRequestWire> = {}) => anOrder({ buyNow: true, ...overrides });

async function stock(): Promise<number> {
  const [row] = await asAdmin<{ quantity: number }>("select quantity from products where id = 'robe'");
  return row?.quantity ?? 0;
}

describe('Two processes on one database', () => {
  it('take three orders paid on delivery for one number, and refuse the others in French', async () => {
    const answers = await atOnce(16, async (index) =>
      post(index, orders, await aVisitor(index), order({ email: aShopper(index).email })),
    );
    expect(countOf(answers, 200)).toBe(3);
    expect(countOf(answers, 429)).toBe(13);
    expect(refusals(answers)).toEqual(
      new Set([
        `Trois commandes à payer à la livraison attendent déjà d’être validées pour ce numéro ou cette adresse e-mail. Attendez leur validation, ${ways}`,
      ]),
    );
    expect(await asAdmin('select count(*)::int as count from orders')).toEqual([{ count: 3 }]);
  });

  it('take ten orders an hour of one session', async () => {
    const visitor = await aVisitor(0);
    const answers = await atOnce(16, (index) => post(index, orders, visitor, order(aShopper(index))));
    expect(countOf(answers, 200)).toBe(10);
    expect(countOf(answers, 429)).toBe(6);
    for (const message of refusals(answers)) expect(message).toContain(ways);
    expect(await asAdmin('select count(*)::int as count from orders')).toEqual([{ count: 10 }]);
  });

  it('let one of several staff members through who change the version that they saw', async () => {
    const answers = await atOnce(8, (index) =>
      fromStaff(index, 'PATCH', '/products/robe', { sellingPrice: 11_000 + index }, { 'if-match': '"1"' }),
    );
    expect(countOf(answers, 200)).toBe(1);
    expect(countOf(answers, 409)).toBe(7);
    expect(
      await asAdmin("select count(*)::int as count from product_versions where product_id = 'robe'"),
    ).toEqual([{ count: 2 }]);
  });

  it('lose no unit that staff members add at once', async () => {
    const before = await stock();
    const answers = await atOnce(20, (index) =>
      fromStaff(index, 'POST', '/products/robe/stock', { change: { add: 1 }, reason: 'inventaire' }),
    );
    expect(countOf(answers, 200)).toBe(20);
    expect(await stock()).toBe(before + 20);
    expect(await db.withStore('a', ledgerMismatches)).toEqual([]);
  });

  it('take twenty quotes an hour for one e-mail address', async () => {
    const request = aQuoteRequest({ email: 'famille@example.sn' });
    const answers = await atOnce(28, async (index) =>
      post(index, '/api/services/quote', await aVisitor(index), request),
    );
    expect(countOf(answers, 200)).toBe(20);
    expect(countOf(answers, 429)).toBe(8);
    for (const message of refusals(answers)) expect(message).toContain(ways);
  });

  describe('with a code sent by one of them', () => {
    const phone = '+221771234567';
    const guess = async (index: number, otp: string) =>
      post(index, '/api/auth/verify-otp', await aVisitor(index), { login: phone, otp });
    const over = 'Ce code n’est plus valable. Demandez un nouveau code.';
    let code = '';

    beforeEach(async () => {
      const account = { name: 'Awa Diop', address: 'Rue 10, Mermoz', phone, email: null };
      await post(0, '/api/auth/register', await aVisitor(0), account);
      const [sms] = await asAdmin<{ text: string }>('select text from outbox where recipient = $1', [phone]);
      code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '';
    });

    it('check five wrong guesses, and then not even the right one', async () => {
      const wrong = Array.from({ length: 24 }, (_, index) => String(index).padStart(6, '0'));
      const answers = await atOnce(wrong.length, (index) =>
        guess(index, wrong[index] === code ? '999999' : (wrong[index] ?? '')),
      );
      expect(countOf(answers, 422)).toBe(wrong.length);
      expect(answers.filter(({ message }) => message !== over).length).toBe(codeTries);
      for (const index of [0, 1]) expect(await guess(index, code)).toEqual({ status: 422, message: over });
    });

    it('accept it once', async () => {
      const answers = await atOnce(4, (index) => guess(index, code));
      expect(countOf(answers, 200)).toBe(1);
      expect(countOf(answers, 422)).toBe(3);
      expect(await asAdmin('select count(*)::int as count from customers')).toEqual([{ count: 1 }]);
    });
  });
});
