import { object, string, type InferType } from 'yup';
import { emailFreePrefix, isPhone, type PhoneReader } from '../../../domain/phone/index.ts';
import { emailShape } from '../../../domain/email/index.ts';
import { longestTexts, tooLong } from '../../../domain/text-limits/index.ts';

/** Validation messages of the account forms. */
export const accountTexts = {
  nameRequired: 'Le nom est requis',
  nameTooShort: 'Le nom doit contenir au moins 2 caractères',
  addressRequired: "L'adresse est requise",
  addressTooShort: "L'adresse doit contenir au moins 3 caractères",
  contactRequired: 'Veuillez fournir un numéro de téléphone ou un email',
  emailInvalid: 'Email invalide',
  /** At sign-in. */
  emailRequiredToSignIn: 'Email requis pour les numéros non sénégalais',
  /** Where an account is written. */
  emailRequired: 'Email est requis pour les numéros hors Sénégal',
  /** For a Senegalese number whose prefix is not in `profilePhoneShape`. */
  emailRequiredForNumber: 'L’e-mail est requis pour ce numéro',
  codeRequired: 'Le code de vérification est requis',
  codeIncomplete: 'Le code doit contenir 6 chiffres',
} as const;

/** The shortest texts an account may hold, in characters. */
export const shortestAccountTexts = { name: 2, address: 3 } as const;
/** Digits of a code. */
export const codeLength = 6;
/**
 * Senegalese numbers that require no e-mail address in a profile: the mobile prefixes of the
 * specification.
 */
export const profilePhoneShape = /^\+221(?:76|77|78)\d{7}$/;

const nameRule = () =>
  string()
    .ensure()
    .trim()
    .max(longestTexts.name, tooLong(longestTexts.name))
    .required(accountTexts.nameRequired)
    .min(shortestAccountTexts.name, accountTexts.nameTooShort);

const addressRule = () =>
  string()
    .ensure()
    .trim()
    .max(longestTexts.address, tooLong(longestTexts.address))
    .required(accountTexts.addressRequired)
    .min(shortestAccountTexts.address, accountTexts.addressTooShort);

const siblingText = (parent: unknown, name: 'phone' | 'email'): string => {
  const value = (parent as Partial<Record<typeof name, unknown>>)[name];
  return typeof value === 'string' ? value.trim() : '';
};

function phoneRule(read: PhoneReader) {
  return string()
    .ensure()
    .trim()
    .test(
      'contact',
      accountTexts.contactRequired,
      (value, { parent }) => value !== '' || siblingText(parent, 'email') !== '',
    )
    .test('phone', isPhone(read));
}

/**
 * `errorAbout` returns the error for this number without an e-mail address, or null when the number
 * is sufficient.
 */
function emailRule(read: PhoneReader, errorAbout: (number: string) => string | null) {
  return string()
    .ensure()
    .trim()
    .lowercase()
    .max(longestTexts.email, tooLong(longestTexts.email))
    .test('email', accountTexts.emailInvalid, (value) => value === '' || emailShape.test(value))
    .test('email-required', async (value, { parent, createError }) => {
      const phone = siblingText(parent, 'phone');
      if (value !== '' || phone === '') return true;
      const number = await read(phone);
      // While the number itself is not right, it alone gets an error.
      const message = number === null ? null : errorAbout(number);
      return message === null || createError({ message });
    });
}

/** A code can be sent by SMS to numbers of this country only. */
export const isSmsNumber = (number: string): boolean => number.startsWith(emailFreePrefix);

const unlessSms = (message: string) => (number: string) => (isSmsNumber(number) ? null : message);

/** Profile error for a number without an e-mail address. */
function profileError(number: string): string | null {
  if (profilePhoneShape.test(number)) return null;
  return isSmsNumber(number) ? accountTexts.emailRequiredForNumber : accountTexts.emailRequired;
}

/** Sign-in: a phone number or an e-mail address. `read` gives a telephone number's E.164 form. */
export function loginFormSchema(read: PhoneReader) {
  return object({
    phone: phoneRule(read),
    email: emailRule(read, unlessSms(accountTexts.emailRequiredToSignIn)),
  });
}

/** A new account. */
export function registerFormSchema(read: PhoneReader) {
  return object({
    name: nameRule(),
    address: addressRule(),
    phone: phoneRule(read),
    email: emailRule(read, unlessSms(accountTexts.emailRequired)),
  });
}

/** An account that is changed. */
export function profileFormSchema(read: PhoneReader) {
  return object({
    name: nameRule(),
    address: addressRule(),
    phone: phoneRule(read),
    email: emailRule(read, profileError),
  });
}

/** A code as it was typed; spaces inside it do not count. */
export function codeFormSchema(required: string = accountTexts.codeRequired) {
  return object({
    otp: string()
      .ensure()
      .transform((value: string) => value.replace(/\s/g, ''))
      .required(required)
      .matches(/^\d{6}$/, accountTexts.codeIncomplete),
  });
}

/** Sign-in form values, trimmed. */
export type LoginForm = InferType<ReturnType<typeof loginFormSchema>>;
/** A changed account's form, trimmed. */
export type ProfileForm = InferType<ReturnType<typeof profileFormSchema>>;
/** A typed code, without spaces. */
export type CodeForm = InferType<ReturnType<typeof codeFormSchema>>;
