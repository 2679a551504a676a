import { describe, expect, it } from 'vitest';
import { awa, awaPhone, signInShop } from '../../routes/api/auth/testing/signInShop.ts';
import { aBrowser, shownForms, shownOf } from './testing/formShop.ts';

const server = await signInShop({ renderer: shownForms });
const { codeFor, db } = server;
const register = { mode: 'register', ...awa, email: '' };

/** A browser that registered, and typed its code. */
async function registered() {
  const browser = aBrowser(server);
  await browser.post('/auth?returnUrl=/my-orders', register);
  const otp = (await codeFor(awaPhone)) ?? '';
  const answer = await browser.post('/auth?returnUrl=/my-orders', { step: 'code', login: awaPhone, otp });
  return { browser, answer };
}

const nameOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get('/api/auth/profile')).json<{ name?: string }>().name;

describe('POST /auth', () => {
  it('registers by a code, signs in by a cookie and leads where the shopper wanted to go', async () => {
    const { browser, answer } = await registered();
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/my-orders');
    expect(answer.cookies).toContainEqual(expect.objectContaining({ httpOnly: true, sameSite: 'Lax' }));
    expect(await nameOf(browser)).toBe('Awa Diop');
  });

  it.each([{ login: '77 123 45 67' }, { phone: '77 123 45 67', email: '' }])(
    'requires the code sent to a contact (%j), and redirects to the profile',
    async (contact) => {
      await registered();
      await server.pass(3_600);
      const browser = aBrowser(server);
      const codeForm = await browser.post('/auth', { mode: 'login', ...contact });
      expect(codeForm.statusCode).toBe(200);
      expect(shownOf(codeForm).posted?.signIn).toMatchObject({
        values: { login: awaPhone, step: 'code' },
        message: 'S’il existe un compte pour ce contact, nous lui avons envoyé un code.',
      });
      const otp = (await codeFor(awaPhone)) ?? '';
      const { headers } = await browser.post('/auth', { login: awaPhone, otp });
      expect(headers.location).toBe('/my-profile');
      expect(await nameOf(browser)).toBe('Awa Diop');
    },
  );

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/auth'])(
    'never leads to %s',
    async (returnUrl) => {
      const browser = aBrowser(server);
      await browser.post('/auth', register);
      const otp = (await codeFor(awaPhone)) ?? '';
      const url = `/auth?${new URLSearchParams({ returnUrl }).toString()}`;
      expect((await browser.post(url, { login: awaPhone, otp })).headers.location).toBe('/my-profile');
    },
  );

  it.each<[string, Record<string, string>, string[]]>([
    ['of nothing', { mode: 'login' }, ['phone']],
    ['of a wrong number', { mode: 'login', phone: '12' }, ['phone']],
    ['of a wrong e-mail address', { mode: 'login', email: 'awa@' }, ['email']],
    ['of an empty account', { mode: 'register' }, ['name', 'address', 'phone']],
  ])('re-renders the form %s with its errors', async (_what, fields, errors) => {
    const answer = await aBrowser(server).post('/auth', fields);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(shownOf(answer).posted?.signIn?.errors ?? {})).toEqual(errors);
  });

  it('re-renders the code step for a wrong code, and signs nobody in', async () => {
    const browser = aBrowser(server);
    await browser.post('/auth', register);
    const otp = (await codeFor(awaPhone)) === '000000' ? '111111' : '000000';
    const answer = await browser.post('/auth', { step: 'code', login: awaPhone, otp });
    expect(answer.statusCode).toBe(422);
    expect(shownOf(answer).posted?.signIn?.values).toMatchObject({ step: 'code', login: awaPhone });
    expect(await nameOf(browser)).toBeUndefined();
  });

  it('redirects when the right code is resent by the signed-in browser', async () => {
    const browser = aBrowser(server);
    await browser.post('/auth', register);
    const form = { step: 'code', login: awaPhone, otp: (await codeFor(awaPhone)) ?? '' };
    await browser.post('/auth?returnUrl=/my-orders', form);
    const repeated = await browser.post('/auth?returnUrl=/my-orders', form);
    expect(repeated.statusCode).toBe(303);
    expect(repeated.headers.location).toBe('/my-orders');
  });

  it('signs in by each answer when the right code is sent twice at once', async () => {
    const browser = aBrowser(server);
    await browser.post('/auth', register);
    const { cookie } = browser;
    const form = { step: 'code', login: awaPhone, otp: (await codeFor(awaPhone)) ?? '' };
    const presses = [aBrowser(server, { cookie }), aBrowser(server, { cookie })];
    const answers = await Promise.all(presses.map((press) => press.post('/auth', form)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await Promise.all(presses.map(nameOf))).toEqual(['Awa Diop', 'Awa Diop']);
  });

  it('refuses a used code from another session', async () => {
    const browser = aBrowser(server);
    await browser.post('/auth', register);
    const form = { step: 'code', login: awaPhone, otp: (await codeFor(awaPhone)) ?? '' };
    await browser.post('/auth', form);
    const stranger = aBrowser(server);
    expect((await stranger.post('/auth', form)).statusCode).toBe(422);
    expect(await nameOf(stranger)).toBeUndefined();
  });

  it('refuses a used code from its session once a minute has passed', async () => {
    const browser = aBrowser(server);
    await browser.post('/auth', register);
    const { cookie } = browser;
    const form = { step: 'code', login: awaPhone, otp: (await codeFor(awaPhone)) ?? '' };
    await browser.post('/auth', form);
    await server.asAdmin("update customer_tokens set created_at = now() - interval '61 seconds'");
    expect((await aBrowser(server, { cookie }).post('/auth', form)).statusCode).toBe(422);
  });

  it.each([
    ['registration', register],
    ['sign-in', { mode: 'login', phone: awaPhone }],
  ])('re-renders the code step when the form of a %s is resent', async (_what, form) => {
    const browser = aBrowser(server);
    await browser.post('/auth', form);
    const repeated = await browser.post('/auth', form);
    expect(repeated.statusCode).toBe(200);
    expect(shownOf(repeated).posted?.signIn?.values).toMatchObject({ step: 'code', login: awaPhone });
  });

  it('refuses the registration of somebody else’s contact within the minute of its code', async () => {
    const browser = aBrowser(server);
    await aBrowser(server).post('/auth', { mode: 'login', phone: awaPhone });
    expect((await browser.post('/auth', register)).statusCode).toBe(429);
  });

  it('sends another code on request, not before a minute has passed', async () => {
    const browser = aBrowser(server);
    await browser.post('/auth', register);
    const resend = () => browser.post('/auth', { step: 'code', login: awaPhone, resend: '1' });
    const early = await resend();
    expect(early.statusCode).toBe(429);
    expect(Number(early.headers['retry-after']) > 0).toBe(true);
    await server.pass(61);
    expect((await resend()).statusCode).toBe(200);
  });
});

describe('GET /auth', () => {
  it('redirects a signed-in shopper, and is not cached', async () => {
    const { browser } = await registered();
    const answer = await browser.get('/auth?returnUrl=/my-orders');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/my-orders');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('shows the form to a browser whose sign-in has ended', async () => {
    const { browser } = await registered();
    await server.empty('customer_tokens');
    expect((await browser.get('/auth')).statusCode).toBe(200);
  });
});

describe('POST /auth/sign-out', () => {
  it('ends the sign-in of the browser', async () => {
    const { browser } = await registered();
    const answer = await browser.post('/auth/sign-out', {});
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/');
    expect(await nameOf(browser)).toBeUndefined();
    expect(await db.withStore('a', (tx) => tx.query('select from customer_tokens'))).toMatchObject({
      rowCount: 0,
    });
  });

  it('is refused when another site requests it', async () => {
    const { browser } = await registered();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await browser.post('/auth/sign-out', {}, foreign)).statusCode).toBe(403);
    expect(await nameOf(browser)).toBe('Awa Diop');
  });
});

describe('POST /my-profile', () => {
  it('changes the profile once it is confirmed by a code', async () => {
    const { browser } = await registered();
    await server.pass(3_600);
    const changed = { name: 'Awa Ndiaye', address: 'Rue 11, Mermoz', phone: awaPhone, email: '' };
    const codeForm = await browser.post('/my-profile', changed);
    expect(codeForm.statusCode).toBe(200);
    expect(shownOf(codeForm).posted?.changeProfile?.values).toMatchObject({
      step: 'code',
      login: awaPhone,
      name: 'Awa Ndiaye',
    });
    expect(await nameOf(browser)).toBe('Awa Diop');
    const answer = await browser.post('/my-profile', { step: 'code', otp: (await codeFor(awaPhone)) ?? '' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/my-profile');
    expect(await nameOf(browser)).toBe('Awa Ndiaye');
  });

  it('leads to the sign-in for everybody else', async () => {
    const { statusCode, headers } = await aBrowser(server).post('/my-profile', { name: 'Awa' });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/auth');
  });

  it('re-renders the fields with their errors', async () => {
    const { browser } = await registered();
    const answer = await browser.post('/my-profile', { name: '', address: 'x', phone: awaPhone });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(shownOf(answer).posted?.changeProfile?.errors ?? {})).toEqual(['name', 'address']);
  });
});
