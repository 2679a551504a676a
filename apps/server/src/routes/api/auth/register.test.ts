import { CustomerWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';
import { awa, awaPhone, signInShop } from './testing/signInShop.ts';

const shop = await signInShop();
const { asAdmin, sendRequest, requested, codeFor, pass, registered, sent, session, signedIn } = shop;

describe('Registering', () => {
  it('makes an account when the code is typed, and not before', async () => {
    const visitor = await session();
    expect(await requested(visitor, 'register', awa)).toBe(awaPhone);
    expect(await asAdmin('select 1 from customers')).toEqual([]);
    const customer = await signedIn(visitor, awaPhone);
    expect(customer.user).toEqual({
      name: 'Awa Diop',
      address: 'Rue 10, Mermoz',
      phone: awaPhone,
      email: null,
      phoneVerified: true,
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

  it('saves the documented fields only', async () => {
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
    expect(Object.keys(customer.user)).toEqual(['name', 'phone', 'email', 'address', 'phoneVerified']);
    const rows = await asAdmin(
      `select store_id, id = '${id}' as is_chosen, phone_proven_at is not null as phone, email_proven_at is not null as email,
         created_at > now() - interval '1 minute' as is_new from customers`,
    );
    expect(rows).toEqual([{ store_id: 'a', is_chosen: false, phone: true, email: false, is_new: true }]);
  });

  it('with a contact that has an account signs in to it without changing it', async () => {
    await registered();
    await pass(60);
    const repeated = await registered({ ...awa, name: 'Quelqu’un d’autre', address: 'Ailleurs' });
    expect(repeated.user).toMatchObject({ name: 'Awa Diop', address: 'Rue 10, Mermoz' });
  });

  it('does not give an account to who merely names an e-mail address', async () => {
    await registered({ ...awa, email: 'victime@example.sn' });
    const victim = await session();
    await requested(victim, 'login', { login: 'victime@example.sn' });
    expect(await codeFor('victime@example.sn')).toBe(null);
    await pass(60);
    const own = await registered({ ...awa, phone: null, name: 'Victime', email: 'victime@example.sn' });
    expect(own.user).toMatchObject({ name: 'Victime', phone: null });
  });

  it('reports an error for every invalid field', async () => {
    const refused = refusal(
      await sendRequest(await session(), 'register', { name: 'A', address: '', phone: '12', email: 'x' }),
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
