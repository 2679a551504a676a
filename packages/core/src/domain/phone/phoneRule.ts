import type { TestContext, ValidationError } from 'yup';

/**
 * Returns the E.164 form of a number, or null when it is invalid; asynchronous while the parser
 * loads.
 */
export type PhoneReader = (text: string) => string | null | Promise<string | null>;

/** Messages for a text that is not a mobile number. */
export const phoneTexts = {
  invalid: 'Numéro de téléphone invalide',
  landline: 'Indiquez un numéro de mobile : un fixe ne reçoit pas de SMS.',
} as const;

/** Senegal's landlines: nine digits that begin with 3. */
const landlineShape = /^(?:(?:\+|00)221)?3\d{8}$/;

/** The message for a text that is not a mobile number. */
export const phoneError = (text: string): string =>
  phoneTexts[landlineShape.test(text.replace(/[\s().-]/g, '')) ? 'landline' : 'invalid'];

/** A test of yup's: the text is empty, or a mobile number. */
export const isPhone =
  (read: PhoneReader) =>
  async (text: string, { createError }: TestContext): Promise<true | ValidationError> =>
    text === '' || (await read(text)) !== null || createError({ message: phoneError(text) });
