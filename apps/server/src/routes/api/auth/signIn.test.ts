import { CustomerWire, MessageWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { codeTries } from '../../../sign-in/codes.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { app, asAdmin, ask, asked, codeFor, inject, pass, registered, sent, session, signedIn, verify } = shop;

const spent = 'Ce code n’est plus valable. Demandez un nouveau code.';
const statusOf = (answer: { statusCode: number }) => answer.statusCode;
const wrongFor = (code: string | null) => (code === '111111' ? '222222' : '111111');

describe('Registering', () => {
  it('makes an account when the code is typed, and not before', async () => {
    const visitor = await session();
    expect(await asked(visitor, 'register', awa)).toBe(awaPhone);
    expect(await asAdmin('select 1 from customers')).toEqual([]);
    const customer = await signedIn(visitor, awaPhone);
    expect(customer.user).toEqual({
      name: 'Awa Diop',
      address: 'Rue 10, Mermoz',
      phone: awaPhone,
      email: null,
    });
    expect(wireAnswer(CustomerWire, await customer.get('/api/auth/profile'))).toEqual(customer.user);
  });

  it.each([
    [
      'a Senegalese number by SMS',
      { phone: '70 123 45 67', email: 'awa@example.sn' },
      'sms',
      '+221701234567',
    ],
    [
      'a foreign number by e-mail',
      { phone: '+33 6 12 34 56 78', email: 'Awa@Example.sn' },
      'email',
      'awa@example.sn',
    ],
    ['an e-mail address by e-mail', { phone: null, email: 'awa@example.sn' }, 'email', 'awa@example.sn'],
    ['no number at all', { phone: '', email: 'awa@example.sn' }, 'email', 'awa@example.sn'],
  ])('proves %s', async (_what, contacts, channel, to) => {
    await registered({ ...awa, ...contacts });
    expect((await sent()).map((message) => [message.channel, message.to])).toEqual([[channel, to]]);
  });

  it('writes the documented fields and nothing else', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const customer = await registered({
      ...awa,
      id,
      role: 'admin',
      store_id: 'b',
      email_proven_at: '2026-01-01',
      phone_proven_at: null,
      isVerified: true,
      created_at: '2020-01-01',
    });
    expect(Object.keys(customer.user)).toEqual(['name', 'phone', 'email', 'address']);
    const rows = await asAdmin(
      `select store_id, id = '${id}' as is_chosen, phone_proven_at is not null as phone, email_proven_at is not null as email,
         created_at > now() - interval '1 minute' as is_new from customers`,
    );
    expect(rows).toEqual([{ store_id: 'a', is_chosen: false, phone: true, email: false, is_new: true }]);
  });

  it('with a contact that has an account signs in to it, and changes nothing of it', async () => {
    await registered();
    await pass(60);
    const again = await registered({ ...awa, name: 'Quelqu’un d’autre', address: 'Ailleurs' });
    expect(again.user).toMatchObject({ name: 'Awa Diop', address: 'Rue 10, Mermoz' });
  });

  it('does not give an account to who merely names an e-mail address', async () => {
    await registered({ ...awa, email: 'victime@example.sn' });
    const victim = await session();
    await asked(victim, 'login', { login: 'victime@example.sn' });
    expect(await codeFor('victime@example.sn')).toBe(null);
    await pass(60);
    const own = await registered({ ...awa, phone: null, name: 'Victime', email: 'victime@example.sn' });
    expect(own.user).toMatchObject({ name: 'Victime', phone: null });
  });

  it('says of every field what is wrong', async () => {
    const refused = refusal(
      await ask(await session(), 'register', { name: 'A', address: '', phone: '12', email: 'x' }),
      422,
    );
    expect(refused).toEqual({
      message: 'Veuillez corriger les erreurs dans le formulaire.',
      errors: {
        name: ['Le nom doit contenir au moins 2 caractères'],
        address: ["L'adresse est requise"],
        phone: ['Numéro de téléphone invalide'],
        email: ['Email invalide'],
      },
    });
  });
});

describe('Signing in', () => {
  it.each(['77 123 45 67', '771234567', '+221 77 123 45 67', '00221771234567'])(
    'takes the number written %s',
    async (login) => {
      await registered();
      await pass(60);
      const visitor = await session();
      expect(await asked(visitor, 'login', { login })).toBe(awaPhone);
      expect((await signedIn(visitor, awaPhone)).user.name).toBe('Awa Diop');
    },
  );

  it('takes an e-mail address in any letters', async () => {
    await registered({ ...awa, phone: null, email: 'awa@example.sn' });
    await pass(60);
    const visitor = await session();
    expect(await asked(visitor, 'login', { login: ' AWA@example.SN ' })).toBe('awa@example.sn');
    expect((await signedIn(visitor, 'awa@example.sn')).user.name).toBe('Awa Diop');
  });

  it.each([
    ['', 'Veuillez fournir un numéro de téléphone ou un email'],
    ['77 12', 'Numéro de téléphone invalide'],
    ['33 123 45 67', 'Numéro de téléphone invalide'],
    ['+33 6 12 34 56 78', 'Email requis pour les numéros non sénégalais'],
    ['awa@test', 'Email invalide'],
  ])('refuses %j', async (login, message) => {
    expect(refusal(await ask(await session(), 'login', { login }), 422)).toEqual({
      message,
      errors: { login: [message] },
    });
    expect(await sent()).toEqual([]);
  });

  it('answers a contact without an account as one with, and tells only the contact', async () => {
    await registered();
    await pass(60);
    const [known, unknown] = [await session(), await session()];
    const answers = [
      await ask(known, 'login', { login: awaPhone }),
      await ask(unknown, 'login', { login: '+221781234567' }),
    ];
    const shape = ({ statusCode, headers, body }: (typeof answers)[number]) => [
      statusCode,
      Object.keys(headers).toSorted(),
      body.replace(/\+221\d+/, 'contact'),
    ];
    expect(shape(answers[1] as never)).toEqual(shape(answers[0] as never));
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

  it('at two stores is that of two customers', async () => {
    const [here, there] = [await registered(), await registered({ ...awa, name: 'Awa Ndiaye' }, 'b')];
    expect([here.user.name, there.user.name]).toEqual(['Awa Diop', 'Awa Ndiaye']);
    const { 'x-csrf-token': _csrf, cookie: _cookie, ...mine } = here.headers;
    expect(
      statusOf(await inject('b', { url: '/api/auth/profile', headers: { ...mine, host: 'b.localhost' } })),
    ).toBe(401);
  });
});

describe('A code', () => {
  it('works once', async () => {
    const visitor = await session();
    await asked(visitor, 'register', awa);
    const code = await codeFor(awaPhone);
    expect(statusOf(await verify(visitor, awaPhone, code))).toBe(200);
    expect(refusal(await verify(visitor, awaPhone, code), 422)).toEqual({
      message: spent,
      errors: { otp: [spent] },
    });
  });

  it('works once, also when it is typed many times at the same moment', async () => {
    const visitor = await session();
    await asked(visitor, 'register', awa);
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
    await asked(here, 'register', awa);
    await asked(there, 'register', awa);
    const [code, other] = [await codeFor(awaPhone), await codeFor(awaPhone, 'b')];
    if (code === other) return;
    expect(statusOf(await verify(there, awaPhone, code))).toBe(422);
    expect(statusOf(await verify(here, awaPhone, code))).toBe(200);
  });

  it('works for its contact alone', async () => {
    const visitor = await session();
    await asked(visitor, 'register', awa);
    await asked(visitor, 'register', { ...awa, phone: '78 123 45 67' });
    const [code, other] = [await codeFor(awaPhone), await codeFor('+221781234567')];
    if (code === other) return;
    expect(statusOf(await verify(visitor, '+221781234567', code))).toBe(422);
    expect(statusOf(await verify(visitor, awaPhone, code))).toBe(200);
  });

  it('does not work after ten minutes', async () => {
    const visitor = await session();
    await asked(visitor, 'register', awa);
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
    await asked(visitor, 'register', awa);
    const code = (await codeFor(awaPhone)) ?? '';
    expect(statusOf(await verify(visitor, awaPhone, ` ${code.slice(0, 3)} ${code.slice(3)} `))).toBe(200);
  });

  it.each([
    ['', 'Le code de vérification est requis'],
    ['12345', 'Le code doit contenir 6 chiffres'],
    ['abcdef', 'Le code doit contenir 6 chiffres'],
  ])('typed as %j is told what it lacks, and counts as no guess', async (otp, message) => {
    const visitor = await session();
    await asked(visitor, 'register', awa);
    expect(refusal(await ask(visitor, 'verify-otp', { login: awaPhone, otp }), 422)).toEqual({
      message,
      errors: { otp: [message] },
    });
    expect(await asAdmin('select tries from contact_codes')).toEqual([{ tries: 0 }]);
  });

  it('may be guessed at five times, and then is not even right', async () => {
    const visitor = await session();
    await asked(visitor, 'register', awa);
    const code = await codeFor(awaPhone);
    const told = [];
    for (let guess = 0; guess < codeTries; guess += 1)
      told.push(refusal(await verify(visitor, awaPhone, wrongFor(code)), 422).message);
    expect(told).toEqual([
      'Code de vérification incorrect. Il vous reste 4 essais.',
      'Code de vérification incorrect. Il vous reste 3 essais.',
      'Code de vérification incorrect. Il vous reste 2 essais.',
      'Code de vérification incorrect. Il vous reste 1 essai.',
      'Code de vérification incorrect. Demandez un nouveau code.',
    ]);
    expect(refusal(await verify(visitor, awaPhone, code), 422).message).toBe(spent);
  });

  it('is sent anew on demand, and the one before it works no more', async () => {
    const visitor = await session();
    await asked(visitor, 'register', awa);
    const first = await codeFor(awaPhone);
    await pass(60);
    expect(await asked(visitor, 'resend-otp', { login: '77 123 45 67' })).toBe(awaPhone);
    const second = await codeFor(awaPhone);
    const old = first === second ? wrongFor(second) : first;
    expect(statusOf(await verify(visitor, awaPhone, old))).toBe(422);
    expect((await signedIn(visitor, awaPhone)).user.name).toBe('Awa Diop');
  });

  it('is kept as a hash only, and so is the contact of who has no account', async () => {
    const visitor = await session();
    await asked(visitor, 'login', { login: awaPhone });
    const [row] = await asAdmin<{ text: string }>(
      "select (select string_agg(c::text, '') from contact_codes c) || (select string_agg(l::text, '') from limit_counts l) as text",
    );
    expect(row?.text).not.toMatch(/771234567/);
  });
});

describe('A sign-in', () => {
  it('gives the visitor another session, which nobody can have foreseen', async () => {
    const visitor = await session();
    await asked(visitor, 'register', awa);
    const customer = await signedIn(visitor, awaPhone);
    expect(customer.headers.cookie).toMatch(/^session=/);
    expect(customer.headers.cookie).not.toBe(visitor.headers.cookie);
    // Whoever planted the old session has nothing of the account.
    expect(statusOf(await visitor.get('/api/auth/profile'))).toBe(401);
    expect((await visitor.get('/api/cart')).json()).toEqual({ items: [], subtotal: 0 });
  });

  it('ends with sign-out: the token holds no more, the session is a new one', async () => {
    const customer = await registered();
    const answer = await customer.post('/api/auth/logout');
    expect(wireAnswer(MessageWire, answer)).toEqual({ message: 'Déconnexion réussie.' });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['session']);
    expect(statusOf(await customer.get('/api/auth/profile'))).toBe(401);
    expect(statusOf(await customer.post('/api/auth/logout'))).toBe(401);
  });

  it('ends here, and not on another device', async () => {
    const phone = await registered();
    await pass(60);
    const visitor = await session();
    await asked(visitor, 'login', { login: awaPhone });
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
    expect([answer.headers['cache-control'], refusal(answer, 401)]).toEqual([
      'no-store',
      { message: 'Veuillez vous connecter pour continuer.' },
    ]);
  });

  it.each(['update-profile', 'confirm-update-profile', 'logout'])('is needed for %s', async (path) => {
    expect(statusOf(await ask(await session(), path, {}))).toBe(401);
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
])('%s passes with the CSRF token alone', async (path) => {
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
