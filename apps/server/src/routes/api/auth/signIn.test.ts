import { MessageWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { app, sendRequest, requested, codeFor, inject, pass, registered, sent, session, signedIn, verify } =
  shop;

const statusOf = (answer: { statusCode: number }) => answer.statusCode;
const wrongFor = (code: string | null) => (code === '111111' ? '222222' : '111111');

describe('Signing in', () => {
  it.each(['77 123 45 67', '771234567', '+221 77 123 45 67', '00221771234567'])(
    'takes the number written %s',
    async (login) => {
      await registered();
      await pass(60);
      const visitor = await session();
      expect(await requested(visitor, 'login', { login })).toBe(awaPhone);
      expect((await signedIn(visitor, awaPhone)).user.name).toBe('Awa Diop');
    },
  );

  it('accepts an e-mail address in any letter case', async () => {
    await registered({ ...awa, phone: null, email: 'awa@example.sn' });
    await pass(60);
    const visitor = await session();
    expect(await requested(visitor, 'login', { login: ' AWA@example.SN ' })).toBe('awa@example.sn');
    expect((await signedIn(visitor, 'awa@example.sn')).user.name).toBe('Awa Diop');
  });

  it.each([
    ['', 'Veuillez fournir un numéro de téléphone ou un email'],
    ['77 12', 'Numéro de téléphone invalide'],
    ['33 123 45 67', 'Indiquez un numéro de mobile : un fixe ne reçoit pas de SMS.'],
    ['+33 6 12 34 56 78', 'Email requis pour les numéros non sénégalais'],
    ['awa@test', 'Email invalide'],
  ])('the server refuses to sign in %j', async (login, message) => {
    expect(refusal(await sendRequest(await session(), 'login', { login }), 422)).toEqual({
      message,
      errors: { login: [message] },
    });
    expect(await sent()).toEqual([]);
  });

  it('responds alike for contacts with and without an account, and informs only the contact', async () => {
    await registered();
    await pass(60);
    const [known, unknown] = [await session(), await session()];
    const toKnown = await sendRequest(known, 'login', { login: awaPhone });
    const toUnknown = await sendRequest(unknown, 'login', { login: '+221781234567' });
    expect(toUnknown.statusCode).toBe(toKnown.statusCode);
    expect(Object.keys(toUnknown.headers).toSorted()).toEqual(Object.keys(toKnown.headers).toSorted());
    expect(toUnknown.body.replace('+221781234567', awaPhone)).toBe(toKnown.body);
    const [, , note] = await sent();
    expect(note).toEqual({
      channel: 'sms',
      to: '+221781234567',
      subject: null,
      text: "Boutique a : aucun compte ne s'ouvre avec ce numéro. Pour en créer un : http://a.localhost:3000/auth?mode=register",
    });
    for (const answer of [
      await verify(known, awaPhone, wrongFor(await codeFor(awaPhone))),
      await verify(unknown, '+221781234567', '111111'),
    ])
      expect(refusal(answer, 422).message).toBe('Code de vérification incorrect. Il vous reste 4 essais.');
  });

  it('makes two customers at two stores', async () => {
    const [here, there] = [await registered(), await registered({ ...awa, name: 'Awa Ndiaye' }, 'b')];
    expect(here.user.name).toBe('Awa Diop');
    expect(there.user.name).toBe('Awa Ndiaye');
    const { 'x-csrf-token': _csrf, cookie: _cookie, ...mine } = here.headers;
    expect(
      statusOf(await inject('b', { url: '/api/auth/profile', headers: { ...mine, host: 'b.localhost' } })),
    ).toBe(401);
  });
});

describe('A sign-in', () => {
  it('gives the visitor a new, unpredictable session', async () => {
    const visitor = await session();
    await requested(visitor, 'register', awa);
    const customer = await signedIn(visitor, awaPhone);
    expect(customer.headers.cookie).toMatch(/\bsession=/);
    expect(customer.headers.cookie).not.toBe(visitor.headers.cookie);
    // An attacker who planted the old session cannot access the account.
    expect(statusOf(await visitor.get('/api/auth/profile'))).toBe(401);
    expect((await visitor.get('/api/cart')).json()).toEqual({ items: [], subtotal: 0 });
  });

  it('ends with sign-out: the token holds no more, the session is a new one', async () => {
    const customer = await registered();
    const answer = await customer.post('/api/auth/logout');
    expect(wireAnswer(MessageWire, answer)).toEqual({ message: 'Déconnexion réussie.' });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['sign-in', 'signed-in', 'session']);
    expect(statusOf(await customer.get('/api/auth/profile'))).toBe(401);
    expect(statusOf(await customer.post('/api/auth/logout'))).toBe(401);
  });

  it('ends here, and not on another device', async () => {
    const phone = await registered();
    await pass(60);
    const visitor = await session();
    await requested(visitor, 'login', { login: awaPhone });
    const laptop = await signedIn(visitor, awaPhone);
    await phone.post('/api/auth/logout');
    expect(statusOf(await laptop.get('/api/auth/profile'))).toBe(200);
  });

  it('that holds no more does not order: the order would miss from the account', async () => {
    const customer = await registered();
    await customer.post('/api/auth/logout');
    expect(statusOf(await customer.post('/api/orders', {}))).toBe(401);
  });

  it.each(['/api/auth/profile', '/api/orders'])('is needed for GET %s', async (url) => {
    const answer = await inject('a', url);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(refusal(answer, 401)).toEqual({ message: 'Veuillez vous connecter pour continuer.' });
  });

  it.each(['update-profile', 'confirm-update-profile', 'logout'])('is needed for %s', async (path) => {
    expect(statusOf(await sendRequest(await session(), path, {}))).toBe(401);
  });
});

it.each([
  'register',
  'login',
  'verify-otp',
  'resend-otp',
  'logout',
  'update-profile',
  'confirm-update-profile',
])('The call %s passes with the CSRF token alone', async (path) => {
  const customer = await registered();
  const { 'x-csrf-token': _token, ...headers } = customer.headers;
  const before = await sent();
  const answer = await app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers,
    payload: { ...awa, login: awaPhone, otp: '123456' },
  });
  expect(statusOf(answer)).toBe(419);
  expect(await sent()).toEqual(before);
  expect(statusOf(await customer.get('/api/auth/profile'))).toBe(200);
});
