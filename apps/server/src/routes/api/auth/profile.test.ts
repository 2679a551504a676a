import { CodeSentWire, CustomerWire } from '@teranga/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { asAdmin, requested, codeFor, db, pass, registered, sent, session, signedIn } = shop;
type Signed = Awaited<ReturnType<typeof registered>>;

beforeEach(() =>
  db.withStore('a', async (tx) => {
    await writeTestTerms(tx);
    await upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', name: 'Robe', sellingPrice: 25_000, quantity: 5 }),
        aProduct({ id: 'sac', sellingPrice: 10_000, quantity: 3 }),
        aProduct({ id: 'fini', quantity: 4 }),
        aProduct({ id: 'boubou', variations: [aVariation({ sku: 'B-M', quantity: 2 })] }),
      ],
      new Date(),
    );
  }),
);

const change = (customer: Signed, body: object) => customer.post('/api/auth/update-profile', body);
const confirm = (customer: Signed, otp: string | null) =>
  customer.post('/api/auth/confirm-update-profile', { otp: otp ?? 'aucun' });
const wholeAwa = { ...awa, phone: awaPhone, email: 'awa@example.sn' };

describe('A profile', () => {
  it('changes when the code sent to its owner is typed, and not before', async () => {
    const customer = await registered();
    await pass(60);
    const wanted = { ...awa, name: 'Awa Fall', address: 'Ouakam' };
    expect(wireAnswer(CodeSentWire, await change(customer, wanted)).contact).toBe(awaPhone);
    expect((await customer.get('/api/auth/profile')).json()).toEqual(customer.user);
    const code = await codeFor(awaPhone);
    expect((await sent()).at(-1)?.text).toBe(
      `Boutique a : ${code} confirme le changement de votre profil. Valable 10 minutes. Ne le donnez à personne.\n\n@a.localhost #${code}`,
    );
    const changed = { ...customer.user, name: 'Awa Fall', address: 'Ouakam' };
    expect(wireAnswer(CustomerWire, await confirm(customer, code))).toEqual(changed);
    expect((await customer.get('/api/auth/profile')).json()).toEqual(changed);
    expect(refusal(await confirm(customer, code), 422).message).toBe(
      'Ce code n’est plus valable. Demandez un nouveau code.',
    );
  });

  it('saves the documented fields only', async () => {
    const customer = await registered();
    await pass(60);
    await change(customer, {
      ...awa,
      name: 'Awa Fall',
      id: 'x',
      role: 'admin',
      email_proven_at: 'now',
      store_id: 'b',
    });
    expect((await confirm(customer, await codeFor(awaPhone))).statusCode).toBe(200);
    expect(await asAdmin('select store_id, name, email_proven_at from customers')).toEqual([
      { store_id: 'a', name: 'Awa Fall', email_proven_at: null },
    ]);
  });

  it('verifies a new number, notifies the old one, and signs out all other devices', async () => {
    const phone = await registered();
    await pass(60);
    const visitor = await session();
    await requested(visitor, 'login', { login: awaPhone });
    const laptop = await signedIn(visitor, awaPhone);
    expect(wireAnswer(CodeSentWire, await change(phone, { ...awa, phone: '78 000 00 01' })).contact).toBe(
      '+221780000001',
    );
    const changed = wireAnswer(CustomerWire, await confirm(phone, await codeFor('+221780000001')));
    expect(changed.phone).toBe('+221780000001');
    expect((await sent()).at(-1)).toMatchObject({
      to: awaPhone,
      text: "Boutique a : le numéro de téléphone de votre compte a été remplacé. Ce n'est pas vous ? Contactez-nous : http://a.localhost:3000",
    });
    expect((await phone.get('/api/auth/profile')).statusCode).toBe(200);
    expect((await laptop.get('/api/auth/profile')).statusCode).toBe(401);
    await pass(60);
    await requested(visitor, 'login', { login: awaPhone });
    expect(await codeFor(awaPhone)).toBe(null);
  });

  it('verifies a new e-mail address and notifies the old one', async () => {
    const customer = await registered({ ...awa, email: 'vieille@example.sn' });
    expect(wireAnswer(CodeSentWire, await change(customer, wholeAwa)).contact).toBe('awa@example.sn');
    await confirm(customer, await codeFor('awa@example.sn'));
    expect((await sent()).at(-1)).toMatchObject({
      to: 'vieille@example.sn',
      subject: 'Votre compte chez Boutique a a changé',
    });
    const visitor = await session();
    await pass(60);
    await requested(visitor, 'login', { login: 'awa@example.sn' });
    expect((await signedIn(visitor, 'awa@example.sn')).user.name).toBe('Awa Diop');
  });

  it('notifies the existing address when a number is added', async () => {
    const customer = await registered({ ...awa, phone: null, email: 'awa@example.sn' });
    await change(customer, wholeAwa);
    expect((await confirm(customer, await codeFor(awaPhone))).statusCode).toBe(200);
    expect((await sent()).at(-1)).toMatchObject({
      to: 'awa@example.sn',
      subject: 'Votre compte chez Boutique a a changé',
    });
  });

  it('rejects a contact that belongs to another account, and informs only that contact', async () => {
    const customer = await registered();
    await registered({ ...awa, phone: '78 000 00 01' });
    await pass(60);
    expect((await change(customer, { ...awa, phone: '78 000 00 01' })).statusCode).toBe(200);
    expect((await sent()).at(-1)?.text).toBe(
      "Boutique a : ce numéro ouvre déjà un autre compte. Il n'a pas été ajouté.",
    );
    expect((await confirm(customer, '123456')).statusCode).toBe(422);
  });

  it.each([
    [{ name: '' }, { name: ['Le nom est requis'] }],
    [{ phone: '70 123 45 67' }, { email: ['L’e-mail est requis pour ce numéro'] }],
    [{ phone: '71 123 45 67' }, { email: ['L’e-mail est requis pour ce numéro'] }],
    [{ phone: '75 123 45 67' }, { email: ['L’e-mail est requis pour ce numéro'] }],
    [{ phone: '+33612345678' }, { email: ['Email est requis pour les numéros hors Sénégal'] }],
    [{ phone: null }, { phone: ['Veuillez fournir un numéro de téléphone ou un email'] }],
    [
      { phone: '78 000 00 01', email: 'nouvelle@example.sn' },
      { email: ['Changez le téléphone et l’email l’un après l’autre.'] },
    ],
  ])('the server refuses %j', async (fields, errors) => {
    const customer = await registered();
    await pass(60);
    expect(refusal(await change(customer, { ...awa, ...fields }), 422).errors).toEqual(errors);
  });

  it.each([
    ['', 'OTP is required'],
    ['12', 'Le code doit contenir 6 chiffres'],
  ])('confirmed by %j is rejected with the reason', async (otp, message) => {
    expect(refusal(await confirm(await registered(), otp), 422)).toEqual({
      message,
      errors: { otp: [message] },
    });
  });

  it('is not changed by the code of another, nor by one that signs in', async () => {
    const [customer, other] = [await registered(), await registered({ ...awa, phone: '78 000 00 01' })];
    await pass(60);
    await change(customer, { ...awa, name: 'Awa Fall' });
    const code = await codeFor(awaPhone);
    expect((await confirm(other, code)).statusCode).toBe(422);
    const visitor = await session();
    expect((await visitor.post('/api/auth/verify-otp', { login: awaPhone, otp: code })).statusCode).toBe(422);
    expect((await confirm(customer, code)).statusCode).toBe(200);
  });

  it('is confirmed by a code that was resent', async () => {
    const customer = await registered();
    await pass(60);
    await change(customer, { ...awa, name: 'Awa Fall' });
    await pass(60);
    wireAnswer(CodeSentWire, await customer.post('/api/auth/resend-otp', { login: awaPhone }));
    expect(wireAnswer(CustomerWire, await confirm(customer, await codeFor(awaPhone))).name).toBe('Awa Fall');
  });
});
