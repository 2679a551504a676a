import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { orderFormSchema, type OrderForm } from './orderForm.ts';
import { toE164 } from '../../../domain/phone/phoneNumber.ts';

const schema = orderFormSchema(toE164, (zone) => zone === 'boutique');

const form: OrderForm = {
  firstName: 'Awa',
  lastName: 'Ndiaye',
  phone: '77 123 45 67',
  email: '',
  deliveryZone: 'dakar',
  address: 'Rue 10, Mermoz',
  city: 'Dakar',
  postalCode: '',
};

/** The first message of each field. */
async function errorsOf(values: Record<string, unknown>): Promise<Record<string, string>> {
  try {
    await schema.validate({ ...form, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}

describe('The order form', () => {
  it('takes a form filled in right', async () => {
    expect(await errorsOf({})).toEqual({});
  });

  it('trims the values', async () => {
    expect(await schema.validate({ ...form, firstName: '  Awa ', city: ' Dakar\n' })).toEqual(form);
  });

  it('reports every missing field of an empty form', async () => {
    const empty = Object.fromEntries(Object.keys(form).map((name) => [name, '']));
    expect(await errorsOf(empty)).toEqual({
      firstName: 'Le prénom est requis',
      lastName: 'Le nom est requis',
      phone: 'Le numéro de téléphone est requis',
      deliveryZone: 'Veuillez sélectionner votre zone de livraison',
      address: "L'adresse est requise",
      city: 'La ville est requise',
    });
  });

  it('needs no address for pick-up, and sends none', async () => {
    const picked = { ...form, deliveryZone: 'boutique', address: 'Rue', city: 'D', postalCode: 'BP 12' };
    expect(await schema.validate(picked)).toEqual({ ...picked, address: '', city: '', postalCode: '' });
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['a first name of one letter', { firstName: 'A' }, { firstName: 'Minimum 2 caractères' }],
    ['a first name of spaces', { firstName: '   ' }, { firstName: 'Le prénom est requis' }],
    ['a first name of two letters', { firstName: 'Ly' }, {}],
    ['a last name of one letter', { lastName: ' B ' }, { lastName: 'Minimum 2 caractères' }],
    ['an address of four letters', { address: 'Rue1' }, { address: 'Minimum 5 caractères' }],
    ['an address of five letters', { address: 'Rue 1' }, {}],
    ['a city of one letter', { city: 'D' }, { city: 'Minimum 2 caractères' }],
    ['a postal code with letters', { postalCode: '12A' }, { postalCode: 'Doit être numérique' }],
    ['a postal code', { postalCode: '12500' }, {}],
    ['a number that is none', { phone: 'abc' }, { phone: 'Numéro de téléphone invalide' }],
    ['a number too short', { phone: '77 123' }, { phone: 'Numéro de téléphone invalide' }],
    ['a number in a sentence', { phone: 'au 77 123 45 67' }, { phone: 'Numéro de téléphone invalide' }],
    [
      'a landline',
      { phone: '33 123 45 67' },
      { phone: 'Indiquez un numéro de mobile : un fixe ne reçoit pas de SMS.' },
    ],
    ['a Senegalese number in full', { phone: '+221 77 123 45 67' }, {}],
    [
      'a French number without e-mail',
      { phone: '+33 6 12 34 56 78' },
      { email: 'Email est requis pour les numéros hors Sénégal' },
    ],
    ['a French number with e-mail', { phone: '+33612345678', email: 'awa@test.sn' }, {}],
    ['an e-mail without @', { email: 'awa.test.sn' }, { email: 'Adresse email invalide' }],
    ['an e-mail without a domain', { email: 'awa@test' }, { email: 'Adresse email invalide' }],
    ['an e-mail with two dots', { email: 'awa@test..sn' }, { email: 'Adresse email invalide' }],
    ['an e-mail with spaces around', { email: ' awa@test.sn ' }, {}],
    ['a name too long', { firstName: 'a'.repeat(101) }, { firstName: 'Maximum 100 caractères' }],
    ['nulls where nothing is needed', { email: null, postalCode: undefined }, {}],
    ['null where something is', { city: null }, { city: 'La ville est requise' }],
  ])('says of %s', async (_what, values, expected) => {
    expect(await errorsOf(values)).toEqual(expected);
  });
});

describe('A telephone number', () => {
  it.each([
    ['77 123 45 67', '+221771234567'],
    ['771234567', '+221771234567'],
    ['(77) 123-45-67', '+221771234567'],
    ['221771234567', '+221771234567'],
    ['00221 77 123 45 67', '+221771234567'],
    ['+221771234567', '+221771234567'],
    [' +33 6 12 34 56 78 ', '+33612345678'],
    ['70 123 45 67', '+221701234567'],
    ['71 123 45 67', '+221711234567'],
    ['75 123 45 67', '+221751234567'],
    ['0771234567', null],
    ['33 123 45 67', null],
    ['+221', null],
    ['', null],
  ])('written %j is %j', (text, number) => {
    expect(toE164(text)).toBe(number);
  });
});
