import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { contactFormSchema } from './contactFormSchema.ts';

const whole = {
  firstName: 'Awa',
  lastName: 'Ndiaye',
  email: 'awa@example.sn',
  subject: 'Une question',
  message: 'Bonjour',
};

/** The first error of each field. */
async function errorsOf(message: object): Promise<Record<string, string>> {
  try {
    await contactFormSchema.validate(message, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message: said }) => [path ?? '', said]));
  }
}

it.each<[keyof typeof whole, string, string | null]>([
  ['firstName', '', 'Le prénom est requis'],
  ['firstName', ' ', 'Le prénom est requis'],
  ['lastName', '', 'Le nom est requis'],
  ['email', '', "L'email est requis"],
  ['email', 'awa@', "L'email n'est pas valide"],
  ['email', 'awa@example', "L'email n'est pas valide"],
  ['email', 'a b@example.sn', "L'email n'est pas valide"],
  ['subject', '', 'Le sujet est requis'],
  ['message', '', 'Le message est requis'],
  ['message', 'a'.repeat(5001), 'Maximum 5000 caractères'],
  ['message', 'a'.repeat(5000), null],
])('The form says of %s %j: %s', async (name, value, error) => {
  expect(await errorsOf({ ...whole, [name]: value })).toEqual(error === null ? {} : { [name]: error });
});

it('The form trims its values, and takes what is missing for empty', async () => {
  expect(await contactFormSchema.validate({ ...whole, firstName: '  Awa ' })).toEqual(whole);
  const { subject: _missing, ...rest } = whole;
  expect(await errorsOf(rest)).toEqual({ subject: 'Le sujet est requis' });
});
