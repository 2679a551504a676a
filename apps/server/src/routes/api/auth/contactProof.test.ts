import { CodeSentWire, CustomerWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { asAdmin, sendRequest, requested, codeFor, pass, registered, sent, session, signedIn, verify } = shop;
type Signed = Awaited<ReturnType<typeof registered>>;

const email = 'awa@example.sn';
const withEmail = { ...awa, email };
const prove = (customer: Signed, login: string) => customer.post('/api/auth/verify-contact', { login });
const confirm = (customer: Signed, otp: string | null) =>
  customer.post('/api/auth/confirm-update-profile', { otp: otp ?? 'aucun' });
const profileOf = async (customer: Signed) =>
  wireAnswer(CustomerWire, await customer.get('/api/auth/profile'));
const moussa = { ...withEmail, name: 'Moussa Fall', phone: '78 000 00 01' };

describe('The contacts of a profile', () => {
  it.each([
    ['a number and an address', withEmail, true, false],
    ['a number alone', awa, true, undefined],
    ['a foreign number and an address', { ...withEmail, phone: '+33 6 12 34 56 78' }, undefined, true],
  ])('say of %s which one is proven', async (_what, account, phoneVerified, emailVerified) => {
    const profile = await profileOf(await registered(account));
    expect(profile.phoneVerified).toBe(phoneVerified);
    expect(profile.emailVerified).toBe(emailVerified);
  });
});

describe('An address that an account names', () => {
  it('opens it once the code sent there was typed in the profile, and not before', async () => {
    const customer = await registered(withEmail);
    expect(wireAnswer(CodeSentWire, await prove(customer, ' AWA@example.sn')).contact).toBe(email);
    const [, letter] = await sent();
    expect(letter?.subject).toMatch(/^\d{6} : vérifiez votre adresse chez Boutique a$/);
    const stranger = await session();
    expect((await verify(stranger, email, await codeFor(email))).statusCode).toBe(422);
    const proven = wireAnswer(CustomerWire, await confirm(customer, await codeFor(email)));
    expect(proven).toEqual({ ...customer.user, emailVerified: true });
    await pass(60);
    const laptop = await session();
    await requested(laptop, 'login', { login: email });
    expect((await signedIn(laptop, email)).user.name).toBe('Awa Diop');
  });

  it('is proven without a message to the other contact, and signs nobody out', async () => {
    const customer = await registered(withEmail);
    await prove(customer, email);
    await confirm(customer, await codeFor(email));
    expect((await sent()).length).toBe(2);
    expect((await customer.get('/api/auth/profile')).statusCode).toBe(200);
  });

  it('is sent another code on demand', async () => {
    const customer = await registered(withEmail);
    await prove(customer, email);
    await pass(60);
    await customer.post('/api/auth/resend-otp', { login: email });
    expect((await sent()).at(-1)?.subject).toMatch(/vérifiez votre adresse/);
    const proven = wireAnswer(CustomerWire, await confirm(customer, await codeFor(email)));
    expect(proven.emailVerified).toBe(true);
  });

  it('of a foreign number’s account: its own number of Senegal is proven by SMS', async () => {
    const customer = await registered({ ...awa, phone: null, email });
    await customer.post('/api/auth/update-profile', { ...awa, phone: null, email });
    await asAdmin('update customers set phone = $1', [awaPhone]);
    await pass(60);
    wireAnswer(CodeSentWire, await prove(customer, '77 123 45 67'));
    const code = await codeFor(awaPhone);
    expect((await sent()).at(-1)?.text).toMatch(/est votre code|vérifie ce numéro pour votre compte/);
    expect(wireAnswer(CustomerWire, await confirm(customer, code)).phoneVerified).toBe(true);
  });

  it.each([
    ['somebody else’s', 'autre@example.sn', 422, 'Ce contact ne fait pas partie de votre profil.'],
    ['the one that is proven', awaPhone, 409, 'Ce contact est déjà vérifié.'],
    ['no contact', 'awa', 422, 'Numéro de téléphone invalide'],
  ])('is not %s', async (_what, login, status, message) => {
    const customer = await registered(withEmail);
    await pass(60);
    const before = await sent();
    expect(refusal(await prove(customer, login), status).message).toBe(message);
    expect(await sent()).toEqual(before);
  });

  it('cannot be proven without signing in', async () => {
    expect((await sendRequest(await session(), 'verify-contact', { login: email })).statusCode).toBe(401);
  });

  it('waits a minute for the next code, like every contact', async () => {
    const customer = await registered(withEmail);
    await prove(customer, email);
    expect((await prove(customer, email)).statusCode).toBe(429);
  });
});

describe('An address that two accounts name', () => {
  it('is its prover’s: the other account names it no more', async () => {
    const [first, second] = [await registered(withEmail), await registered(moussa)];
    await prove(second, email);
    await confirm(second, await codeFor(email));
    expect((await profileOf(second)).emailVerified).toBe(true);
    expect((await profileOf(first)).email).toBe(null);
    expect((await first.get('/api/auth/profile')).statusCode).toBe(200);
  });

  it('is its new account’s once somebody registers with it', async () => {
    const first = await registered(withEmail);
    const owner = await registered({ ...awa, name: 'Vraie Awa', phone: null, email });
    expect(owner.user).toMatchObject({ name: 'Vraie Awa', email, emailVerified: true });
    expect((await profileOf(first)).email).toBe(null);
  });

  it('opens one account when both type their code at the same moment', async () => {
    const [first, second] = [await registered(withEmail), await registered(moussa)];
    await prove(first, email);
    const code = await codeFor(email);
    await pass(60);
    await prove(second, email);
    const other = await codeFor(email);
    const answers = await Promise.all([confirm(first, code), confirm(second, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next)).toEqual([
      200, 409,
    ]);
    expect(await asAdmin('select count(*)::int as named from customers where email = $1', [email])).toEqual([
      { named: 1 },
    ]);
  });

  it('takes no code of the other account', async () => {
    const [first, second] = [await registered(withEmail), await registered(moussa)];
    await prove(first, email);
    const code = await codeFor(email);
    await pass(60);
    await prove(second, email);
    if (code === (await codeFor(email))) return;
    expect((await confirm(second, code)).statusCode).toBe(422);
    expect((await confirm(first, code)).statusCode).toBe(200);
  });

  it('is reported as taken when another account has proven it after the code was sent', async () => {
    const [first, second] = [await registered(withEmail), await registered(moussa)];
    await prove(first, email);
    const code = await codeFor(email);
    await pass(60);
    await prove(second, email);
    await confirm(second, await codeFor(email));
    expect(refusal(await confirm(first, code), 409).message).toBe(
      'Ce contact est déjà lié à un autre compte.',
    );
  });

  it('stays with its account at another store', async () => {
    const [here, there] = [await registered(withEmail), await registered({ ...moussa }, 'b')];
    await prove(there, email);
    await confirm(there, await codeFor(email, 'b'));
    expect((await profileOf(there)).emailVerified).toBe(true);
    expect(await profileOf(here)).toMatchObject({ email, emailVerified: false });
  });
});
