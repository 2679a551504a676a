import { describe, expect, it } from 'vitest';
import { codeTries } from '../../../modules/accounts/codes.ts';
import { refusal } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { asAdmin, sendRequest, requested, codeFor, pass, session, signedIn, verify } = shop;

const spent = 'Ce code n’est plus valable. Demandez un nouveau code.';
const statusOf = (answer: { statusCode: number }) => answer.statusCode;
const wrongFor = (code: string | null) => (code === '111111' ? '222222' : '111111');

describe('A code', () => {
  it('works once', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    const code = await codeFor(awaPhone);
    expect(statusOf(await verify(visitor, awaPhone, code))).toBe(200);
    expect(refusal(await verify(visitor, awaPhone, code), 422)).toEqual({
      message: spent,
      errors: { otp: [spent] },
    });
  });

  it('works once, also when it is typed many times at the same moment', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    const code = await codeFor(awaPhone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(visitor, awaPhone, code)));
    expect(answers.map(statusOf).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 422),
    ]);
    expect(await asAdmin('select count(*) as tokens from customer_tokens')).toEqual([{ tokens: 1 }]);
  });

  it('works at its store alone', async () => {
    const [here, there] = [await session(), await session('b')];
    await requested(here, 'register', awa);
    await requested(there, 'register', awa);
    const [code, other] = [await codeFor(awaPhone), await codeFor(awaPhone, 'b')];
    if (code === other) return;
    expect(statusOf(await verify(there, awaPhone, code))).toBe(422);
    expect(statusOf(await verify(here, awaPhone, code))).toBe(200);
  });

  it('works for its contact alone', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    await requested(visitor, 'register', { ...awa, phone: '78 123 45 67' });
    const [code, other] = [await codeFor(awaPhone), await codeFor('+221781234567')];
    if (code === other) return;
    expect(statusOf(await verify(visitor, '+221781234567', code))).toBe(422);
    expect(statusOf(await verify(visitor, awaPhone, code))).toBe(200);
  });

  it('does not work after ten minutes', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    await pass(599);
    expect(statusOf(await verify(visitor, awaPhone, wrongFor(await codeFor(awaPhone))))).toBe(422);
    expect(refusal(await verify(visitor, awaPhone, wrongFor(await codeFor(awaPhone))), 422).message).toMatch(
      /3 essais/,
    );
    await pass(1);
    expect(refusal(await verify(visitor, awaPhone, await codeFor(awaPhone)), 422).message).toBe(spent);
  });

  it('is taken with spaces inside', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    const code = (await codeFor(awaPhone)) ?? '';
    expect(statusOf(await verify(visitor, awaPhone, ` ${code.slice(0, 3)} ${code.slice(3)} `))).toBe(200);
  });

  it.each([
    ['', 'Le code de vérification est requis'],
    ['12345', 'Le code doit contenir 6 chiffres'],
    ['abcdef', 'Le code doit contenir 6 chiffres'],
  ])('typed as %j is rejected with the reason, and does not count as an attempt', async (otp, message) => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    expect(refusal(await sendRequest(visitor, 'verify-otp', { login: awaPhone, otp }), 422)).toEqual({
      message,
      errors: { otp: [message] },
    });
    expect(await asAdmin('select tries from contact_codes')).toEqual([{ tries: 0 }]);
  });

  it('may be guessed at five times, and then is not even right', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    const code = await codeFor(awaPhone);
    const notified = [];
    for (let guess = 0; guess < codeTries; guess += 1)
      notified.push(refusal(await verify(visitor, awaPhone, wrongFor(code)), 422).message);
    expect(notified).toEqual([
      'Code de vérification incorrect. Il vous reste 4 essais.',
      'Code de vérification incorrect. Il vous reste 3 essais.',
      'Code de vérification incorrect. Il vous reste 2 essais.',
      'Code de vérification incorrect. Il vous reste 1 essai.',
      'Code de vérification incorrect. Demandez un nouveau code.',
    ]);
    expect(refusal(await verify(visitor, awaPhone, code), 422).message).toBe(spent);
  });

  it('is resent on demand', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    await pass(60);
    expect(await requested(visitor, 'resend-otp', { login: '77 123 45 67' })).toBe(awaPhone);
    expect((await signedIn(visitor, awaPhone)).user.name).toBe('Awa Diop');
  });

  it('is stored only as a hash, and so is the contact of a visitor without an account', async () => {
    const visitor = await session();
    await requested(visitor, 'login', { login: awaPhone });
    const [row] = await asAdmin<{ text: string }>(
      "select (select string_agg(c::text, '') from contact_codes c) || (select string_agg(l::text, '') from limit_counts l) as text",
    );
    expect(row?.text).not.toMatch(/771234567/);
  });
});
