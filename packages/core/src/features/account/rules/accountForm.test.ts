import { describe, expect, it } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { toE164 } from '../../../domain/phone/phoneNumber.ts';
import { codeFormSchema, loginFormSchema, profileFormSchema, registerFormSchema } from './accountForm.ts';

/** The first message of each field. */
async function errorsOf(schema: AnyObjectSchema, values: object): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}

const contactRequired = { phone: 'Veuillez fournir un numéro de téléphone ou un email' };
const phoneInvalid = { phone: 'Numéro de téléphone invalide' };
const landline = { phone: 'Indiquez un numéro de mobile : un fixe ne reçoit pas de SMS.' };
const emailInvalid = { email: 'Email invalide' };

/**
 * Cases that sign-in and registration validate identically; the last column is the e-mail message
 * for a foreign number.
 */
const contacts: [what: string, values: object, expected: object | 'foreign'][] = [
  ['nothing', {}, contactRequired],
  ['nulls', { phone: null, email: null }, contactRequired],
  ['spaces', { phone: '  ', email: ' ' }, contactRequired],
  ['a Senegalese number', { phone: '77 123 45 67' }, {}],
  ['a number that begins with 70', { phone: '70 123 45 67' }, {}],
  ['a number that begins with 71', { phone: '71 123 45 67' }, {}],
  ['a number that begins with 75', { phone: '75 123 45 67' }, {}],
  ['a number in full', { phone: '+221 77 123 45 67' }, {}],
  ['a landline', { phone: '33 123 45 67' }, landline],
  ['a landline in full', { phone: '+221 33 123 45 67' }, landline],
  ['a landline with dots and 00', { phone: '00221.30.123.45.67' }, landline],
  ['a landline too short', { phone: '33 123 45' }, phoneInvalid],
  ['a number too short', { phone: '77 123' }, phoneInvalid],
  ['letters', { phone: 'abc' }, phoneInvalid],
  ['a number in a sentence', { phone: 'au 77 123 45 67' }, phoneInvalid],
  ['a wrong number beside an e-mail', { phone: '77 1', email: 'awa@test.sn' }, phoneInvalid],
  ['an e-mail', { email: 'awa@test.sn' }, {}],
  ['an e-mail with spaces around', { email: ' awa@test.sn ' }, {}],
  ['a country code in parentheses', { phone: '(+221) 77-123-45-67', email: 'awa@test.sn' }, {}],
  ['an e-mail without @', { email: 'awa.test.sn' }, emailInvalid],
  ['an e-mail without a domain', { email: 'awa@test' }, emailInvalid],
  ['both', { phone: '77 123 45 67', email: 'awa@test.sn' }, {}],
  ['a foreign number', { phone: '+33 6 12 34 56 78' }, 'foreign'],
  ['a foreign number and an e-mail', { phone: '+33612345678', email: 'awa@test.sn' }, {}],
];

describe('Sign-in', () => {
  it.each(contacts)('names the errors of %s', async (_what, values, expected) => {
    const foreign = { email: 'Email requis pour les numéros non sénégalais' };
    expect(await errorsOf(loginFormSchema(toE164), values)).toEqual(
      expected === 'foreign' ? foreign : expected,
    );
  });
});

const right = { name: 'Awa Diop', address: 'Mermoz', phone: '77 123 45 67', email: '' };
const foreignAccount = { email: 'Email est requis pour les numéros hors Sénégal' };

describe('An account', () => {
  it.each(contacts)('names the errors of %s', async (_what, values, expected) => {
    const account = { name: 'Awa Diop', address: 'Mermoz', ...values };
    expect(await errorsOf(registerFormSchema(toE164), account)).toEqual(
      expected === 'foreign' ? foreignAccount : expected,
    );
  });

  it.each([
    [{}, {}],
    [{ name: '' }, { name: 'Le nom est requis' }],
    [{ name: '  ' }, { name: 'Le nom est requis' }],
    [{ name: null }, { name: 'Le nom est requis' }],
    [{ name: 'A' }, { name: 'Le nom doit contenir au moins 2 caractères' }],
    [{ name: 'Aw' }, {}],
    [{ name: 'a'.repeat(101) }, { name: 'Maximum 100 caractères' }],
    [{ address: '' }, { address: "L'adresse est requise" }],
    [{ address: 'ab' }, { address: "L'adresse doit contenir au moins 3 caractères" }],
    [{ address: 'abc' }, {}],
  ])('names the errors of %j', async (values, expected) => {
    const form = { ...right, ...values };
    expect(await errorsOf(registerFormSchema(toE164), form)).toEqual(expected);
    expect(await errorsOf(profileFormSchema(toE164), form)).toEqual(expected);
  });

  it('is parsed trimmed, with the e-mail in lower case', async () => {
    const form = { name: ' Awa Diop ', address: ' Mermoz', phone: ' 77 123 45 67 ', email: ' Awa@Test.SN ' };
    expect(await registerFormSchema(toE164).validate(form)).toEqual({
      name: 'Awa Diop',
      address: 'Mermoz',
      phone: '77 123 45 67',
      email: 'awa@test.sn',
    });
  });
});

const otherPrefix = { email: 'L’e-mail est requis pour ce numéro' };

describe('A profile', () => {
  it.each([
    ['+221761234567', {}],
    ['+221771234567', {}],
    ['+221781234567', {}],
    ['+221701234567', otherPrefix],
    ['+221711234567', otherPrefix],
    ['+221751234567', otherPrefix],
    ['+33612345678', foreignAccount],
  ])('names the errors of %s without an e-mail', async (phone, expected) => {
    expect(await errorsOf(profileFormSchema(toE164), { ...right, phone })).toEqual(expected);
    expect(await errorsOf(profileFormSchema(toE164), { ...right, phone, email: 'awa@test.sn' })).toEqual({});
  });
});

describe('A code', () => {
  it.each([
    ['', 'Le code de vérification est requis'],
    ['  ', 'Le code de vérification est requis'],
    [null, 'Le code de vérification est requis'],
    ['12345', 'Le code doit contenir 6 chiffres'],
    ['1234567', 'Le code doit contenir 6 chiffres'],
    ['12345a', 'Le code doit contenir 6 chiffres'],
    ['١٢٣٤٥٦', 'Le code doit contenir 6 chiffres'],
  ])('the code %j is rejected with: %s', async (otp, message) => {
    expect(await errorsOf(codeFormSchema(), { otp })).toEqual({ otp: message });
  });

  it.each(['123456', '000000', ' 123 456 ', '123\u00a0456'])('the code %j is valid', async (otp) => {
    expect(await errorsOf(codeFormSchema(), { otp })).toEqual({});
  });

  it('has its own «required» message on a profile', async () => {
    expect(await errorsOf(codeFormSchema('OTP is required'), { otp: '' })).toEqual({
      otp: 'OTP is required',
    });
  });
});
