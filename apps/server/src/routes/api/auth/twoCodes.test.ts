import { describe, expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { race } from '../../../modules/orders/testing/race.ts';
import { guessCode, makeCode } from '../../../modules/accounts/codes.ts';
import { refusal } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { app, asAdmin, sendRequest, requested, codeFor, db, openAnother, pass, registered, session, verify } =
  shop;

const statusOf = (answer: { statusCode: number }) => answer.statusCode;
const spent = 'Ce code n’est plus valable. Demandez un nouveau code.';
const use = { customerId: null, draft: { ...awa, phone: awaPhone } };
const place = {
  storeId: 'a',
  purpose: 'sign-in',
  contactKey: app.signInKeys.subject('a', 'sms', awaPhone),
  requester: null,
} as const;

/** So many codes of an account, sent a minute apart, the oldest first; all different. */
async function codes(count: number): Promise<string[]> {
  await registered();
  const visitor = await session();
  const sent: string[] = [];
  while (sent.length < count) {
    await pass(60);
    await requested(visitor, 'login', { login: awaPhone });
    sent.push((await codeFor(awaPhone)) ?? '');
  }
  return sent;
}
const wrongFor = (...sent: string[]) =>
  ['111111', '222222', '333333'].find((code) => !sent.includes(code)) ?? '444444';

/** `npm run verify` tries more. */
const guessCount = isWhole ? 600 : 100;

describe('The last two codes of a contact', () => {
  it('both sign in, each once', async () => {
    const [first = '', second = ''] = await codes(2);
    const visitor = await session();
    expect(statusOf(await verify(visitor, awaPhone, first))).toBe(200);
    expect(statusOf(await verify(visitor, awaPhone, first))).toBe(422);
    expect(statusOf(await verify(visitor, awaPhone, second))).toBe(200);
    expect(refusal(await verify(visitor, awaPhone, second), 422).message).toBe(spent);
  });

  it('leave the earlier one good once the newer was typed', async () => {
    const [first = '', second = ''] = await codes(2);
    const visitor = await session();
    expect(statusOf(await verify(visitor, awaPhone, second))).toBe(200);
    expect(statusOf(await verify(visitor, awaPhone, first))).toBe(200);
    expect(await asAdmin('select 1 from contact_codes')).toEqual([]);
  });

  it('are the last two: the one before them works no more', async () => {
    const [first = '', second = '', third = ''] = await codes(3);
    const visitor = await session();
    expect(statusOf(await verify(visitor, awaPhone, first))).toBe(422);
    expect(statusOf(await verify(visitor, awaPhone, second))).toBe(200);
    expect(statusOf(await verify(visitor, awaPhone, third))).toBe(200);
  });

  it('hold for ten minutes each', async () => {
    const [first = '', second = ''] = await codes(2);
    await pass(540);
    const visitor = await session();
    expect(statusOf(await verify(visitor, awaPhone, first))).toBe(422);
    expect(statusOf(await verify(visitor, awaPhone, second))).toBe(200);
  });

  it('may be guessed at five times together, and then neither is right', async () => {
    const [first = '', second = ''] = await codes(2);
    const visitor = await session();
    for (let guess = 0; guess < 5; guess += 1) await verify(visitor, awaPhone, wrongFor(first, second));
    expect(refusal(await verify(visitor, awaPhone, first), 422).message).toBe(spent);
    expect(refusal(await verify(visitor, awaPhone, second), 422).message).toBe(spent);
  });

  it('leave five guesses to the session that requested each, whatever others guess', async () => {
    await registered();
    await pass(60);
    const [owner, stranger, another] = [await session(), await session(), await session()];
    await requested(owner, 'login', { login: awaPhone });
    const first = (await codeFor(awaPhone)) ?? '';
    await pass(60);
    await requested(stranger, 'login', { login: awaPhone });
    const second = (await codeFor(awaPhone)) ?? '';
    const wrong = wrongFor(first, second);
    for (const visitor of [stranger, another])
      for (let guess = 0; guess < 12; guess += 1) await verify(visitor, awaPhone, wrong);
    expect(refusal(await verify(another, awaPhone, first), 422).message).toBe(spent);
    for (const left of ['4 essais', '3 essais', '2 essais', '1 essai'])
      expect(refusal(await verify(owner, awaPhone, wrong), 422).message).toBe(
        `Code de vérification incorrect. Il vous reste ${left}.`,
      );
    expect(statusOf(await verify(owner, awaPhone, first))).toBe(200);
  });

  it('have separate counts of wrong guesses', async () => {
    const [first = ''] = await codes(1);
    const visitor = await session();
    for (let guess = 0; guess < 4; guess += 1) await verify(visitor, awaPhone, wrongFor(first));
    await pass(60);
    await requested(visitor, 'login', { login: awaPhone });
    const second = (await codeFor(awaPhone)) ?? '';
    const wrong = refusal(await verify(visitor, awaPhone, wrongFor(first, second)), 422).message;
    expect(wrong).toBe('Code de vérification incorrect. Il vous reste 4 essais.');
    expect(statusOf(await verify(visitor, awaPhone, first))).toBe(422);
    expect(statusOf(await verify(visitor, awaPhone, second))).toBe(200);
  });

  it('each perform the action they were requested for', async () => {
    const [owner, stranger] = [await session(), await session()];
    await requested(owner, 'register', awa);
    const code = await codeFor(awaPhone);
    await pass(60);
    await requested(stranger, 'register', { ...awa, name: 'Quelqu’un' });
    const answer = await verify(owner, awaPhone, code);
    expect(answer.json<{ user: { name: string } }>().user.name).toBe('Awa Diop');
  });

  it('stay valid when a stranger requests another code while one is being typed', async () => {
    const [code = ''] = await codes(1);
    await pass(60);
    await sendRequest(await session(), 'login', { login: awaPhone });
    expect(statusOf(await verify(await session(), awaPhone, code))).toBe(200);
  });

  it(`allow five of ${guessCount} concurrent guesses on several connections`, async () => {
    const both = await db.withStore('a', async (tx) => [
      await makeCode(tx, app.signInKeys, place, use),
      await makeCode(tx, app.signInKeys, place, use),
    ]);
    const guesses = Array.from({ length: guessCount }, (_, index) => String(index).padStart(6, '0')).filter(
      (guess) => !both.includes(guess),
    );
    const results = await race(
      [db, openAnother(), openAnother()],
      guesses.length,
      30,
      async (index, pool) => {
        const guess = await pool.withStore('a', (tx) =>
          guessCode(tx, app.signInKeys, place, guesses[index] ?? ''),
        );
        return guess.result;
      },
    );
    expect(results.filter((result) => result === 'wrong').length).toBe(5);
    expect(results.filter((result) => result === 'over').length).toBe(guesses.length - 5);
  });

  it('are used once each when both are typed many times at the same moment', async () => {
    const both = await db.withStore('a', async (tx) => [
      await makeCode(tx, app.signInKeys, place, use),
      await makeCode(tx, app.signInKeys, place, use),
    ]);
    const results = await race([db, openAnother()], 4, 4, async (index, pool) => {
      const guess = await pool.withStore('a', (tx) =>
        guessCode(tx, app.signInKeys, place, both[index % 2] ?? ''),
      );
      return guess.result;
    });
    expect(results.filter((result) => result === 'right').length).toBe(both[0] === both[1] ? 1 : 2);
  });
});
