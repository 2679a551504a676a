import { describe, expect, it } from 'vitest';
import { race } from '../../../modules/orders/testing/race.ts';
import { guessCode } from '../../../modules/accounts/codes.ts';
import {
  codesPerAddress,
  codesPerContact,
  codesPerSession,
  codesPerStore,
} from '../../../modules/accounts/sendLimits.ts';
import { countShared } from '../../../platform/limits/sharedLimit.ts';
import { testApp, type TestSession } from '../../../testing/testApp.ts';
import { refusal } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { app, sendRequest, asAdmin, codeFor, db, openAnother, pass, sent, session } = shop;
const lifted = await testApp({ config: { hasRateLimits: false } });

const login = (visitor: TestSession, phone = awaPhone) => sendRequest(visitor, 'login', { login: phone });
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;
const loginFrom = ({ headers }: TestSession, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    remoteAddress,
    payload: { login: awaPhone },
  });
/** Requests `count` codes, one a minute; returns how many were sent. */
async function spend(count: number, requester: (index: number) => Promise<[TestSession, string]>) {
  let given = 0;
  for (let index = 0; index < count; index += 1) {
    const answer = await loginFrom(...(await requester(index)));
    if (answer.statusCode === 200) given += 1;
    await pass(60);
  }
  return given;
}
const number = (index: number) => `+22177${String(1_000_000 + index)}`;

describe('A contact', () => {
  it('gets one code in 60 seconds, by whatever call', async () => {
    const visitor = await session();
    expect(statusOf(await login(visitor))).toBe(200);
    for (const [path, body] of [
      ['login', { login: awaPhone }],
      ['resend-otp', { login: awaPhone }],
      ['register', awa],
    ] as const) {
      const answer = await sendRequest(await session(), path, body);
      expect(refusal(answer, 429).message).toMatch(
        /^Trop de codes ont été demandés\. Vous pourrez en demander un autre dans (60|59) secondes\.$/,
      );
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await pass(60);
    expect(statusOf(await login(visitor))).toBe(200);
    expect((await sent()).length).toBe(2);
  });

  it('gets one code in 60 seconds per mailbox, whatever its tag', async () => {
    const answers = [];
    for (const email of ['awa.diop+1@gmail.com', 'awadiop+2@gmail.com', 'AwaDiop@googlemail.com'])
      answers.push(await sendRequest(await session(), 'login', { login: email }));
    expect(answers.map(statusOf)).toEqual([200, 429, 429]);
  });

  it('gets only one of many codes requested concurrently', async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, () => session()));
    const answers = await Promise.all(visitors.map((visitor) => login(visitor)));
    expect(answers.map(statusOf).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 429),
    ]);
    expect((await sent()).length).toBe(1);
  });

  it('gets 20 codes a day, whatever the sessions and addresses', async () => {
    const given = await spend(codesPerContact.max + 1, async (index) => [
      await session(),
      `203.0.113.${index}`,
    ]);
    expect(given).toBe(20);
    const refused = await loginFrom(await session(), '203.0.113.99');
    expect(refusal(refused, 429).message).toBe(
      'Trop de codes ont été demandés. Vous pourrez en demander un autre dans 24 heures.',
    );
    await pass(86_400);
    expect(statusOf(await login(await session()))).toBe(200);
  });

  it('gets 20 codes a day where limits per address are lifted', async () => {
    const visitor = await lifted.session();
    const statuses = [];
    for (let index = 0; index <= codesPerContact.max; index += 1) {
      statuses.push(statusOf(await login(visitor, number(900))));
      await lifted.asAdmin(
        "update limit_counts set last_at = last_at - interval '60 s', began_at = began_at - interval '60 s'",
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('has its own limits even when limits per address are lifted', async () => {
    const visitor = await lifted.session();
    const answers = [await login(visitor), await login(visitor)];
    expect(answers.map(statusOf)).toEqual([200, 429]);
  });

  it('has separate limits at each store', async () => {
    expect(statusOf(await login(await session()))).toBe(200);
    expect(statusOf(await login(await session('b')))).toBe(200);
  });
});

describe('A stranger who requests codes for a contact', () => {
  const strangersAddress = '198.51.100.7';

  it('is refused after six from one session', async () => {
    const stranger = await session();
    expect(await spend(20, async () => [stranger, strangersAddress])).toBe(6);
    expect(statusOf(await loginFrom(await session(), strangersAddress))).toBe(200);
  });

  it.each([
    ['address', () => strangersAddress],
    ['IPv6 network', (index: number) => `2001:db8::${index}:${index}`],
  ])('is refused after sixteen from one %s, whatever the number of sessions', async (_what, addressOf) => {
    expect(await spend(20, async (index) => [await session(), addressOf(index)])).toBe(16);
  });

  it.each([
    ['another session of the same address', 1, strangersAddress],
    ['another address, after many sessions', 20, '203.0.113.1'],
  ])('leaves codes to its owner: %s', async (_what, sessions, address) => {
    const strangers = await Promise.all(Array.from({ length: sessions }, () => session()));
    await spend(20, async (index) => [strangers[index % sessions] ?? (await session()), strangersAddress]);
    const owner = await session();
    const statuses = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push(statusOf(await loginFrom(owner, address)));
      await pass(60);
    }
    expect(statuses).toEqual([200, 200, 200]);
  });

  it("at another store does not affect this store's limits", async () => {
    const stranger = await session('b');
    expect(await spend(20, async () => [stranger, strangersAddress])).toBe(6);
    expect(statusOf(await loginFrom(await session(), strangersAddress))).toBe(200);
  });
});

describe('Codes for many contacts', () => {
  it('are limited for one session, and not for the next', async () => {
    const visitor = await session();
    const statuses = [];
    for (let index = 0; index <= codesPerSession.max; index += 1)
      statuses.push(statusOf(await login(visitor, number(index))));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(statusOf(await login(await session(), number(100)))).toBe(200);
  });

  it.each([
    ['address', codesPerAddress],
    ['store', codesPerStore],
  ] as const)('are limited for one %s, by all processes together', async (kind, limit) => {
    const value = kind === 'address' ? '127.0.0.1' : '';
    const subject = app.signInKeys.subject('a', kind, value);
    await asAdmin(
      "insert into limit_counts (store_id, subject, began_at, last_at, count) values ('a', $1, now(), now(), $2)",
      [subject, limit.max - 1],
    );
    const answers = [await login(await session(), number(1)), await login(await session(), number(2))];
    expect(answers.map(statusOf)).toEqual([200, 429]);
    // A refused request is not counted, and sends nothing.
    expect((await sent()).length).toBe(1);
    await pass(limit.windowSeconds);
    expect(statusOf(await login(await session(), number(2)))).toBe(200);
  });

  it('are limited neither by session nor by address when limits per address are lifted', async () => {
    const visitor = await lifted.session();
    const answers = [];
    for (let index = 0; index <= codesPerSession.max; index += 1)
      answers.push(await login(visitor, number(index)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  });
});

it('Of 1,000 concurrent guesses on several connections, at most five are checked', async () => {
  const visitor = await session();
  await sendRequest(visitor, 'register', awa);
  const code = (await codeFor(awaPhone)) ?? '';
  const place = {
    storeId: 'a',
    purpose: 'sign-in',
    contactKey: app.signInKeys.subject('a', 'sms', awaPhone),
    requester: null,
  } as const;
  let judged = 0;
  const keys = Object.create(app.signInKeys, {
    isCode: {
      value: (...args: Parameters<typeof app.signInKeys.isCode>) => {
        judged += 1;
        return app.signInKeys.isCode(...args);
      },
    },
  }) as typeof app.signInKeys;
  const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (guess) => guess !== code,
  );
  const answers = await race([db, openAnother(), openAnother()], guesses.length, 30, async (index, pool) => {
    const guess = await pool.withStore('a', (tx) => guessCode(tx, keys, place, guesses[index] ?? ''));
    return guess.result;
  });
  expect(judged).toBe(5);
  expect(answers.filter((answer) => answer === 'wrong').length).toBe(5);
  expect(answers.filter((answer) => answer === 'over').length).toBe(guesses.length - 5);
  const answer = await sendRequest(await session(), 'verify-otp', { login: awaPhone, otp: code });
  expect(statusOf(answer)).toBe(422);
});

describe('A shared limit', () => {
  it('is exact when many processes count concurrently', async () => {
    const subject = app.signInKeys.subject('a', 'test', 'exact');
    const answers = await race([db, openAnother(), openAnother()], 300, 24, (_index, pool) =>
      pool.withStore('a', (tx) => countShared(tx, subject, { max: 100, windowSeconds: 60 })),
    );
    expect(answers.filter((answer) => answer === 0).length).toBe(100);
    expect(answers.filter((answer) => typeof answer === 'number' && answer > 0).length).toBe(200);
  });

  it('does not count what is rolled back', async () => {
    const subject = app.signInKeys.subject('a', 'test', 'undone');
    const limit = { max: 1, windowSeconds: 60 };
    await expect(
      db.withStore('a', async (tx) => {
        await countShared(tx, subject, limit);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await db.withStore('a', (tx) => countShared(tx, subject, limit))).toBe(0);
  });
});
