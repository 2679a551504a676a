import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The country of a number written without its country code. */
export const defaultPhoneCountry = 'SN';

/**
 * E.164 form (`+221771234567`) of a mobile number in any common notation; null when it is not one.
 */
export function toE164(text: string): string | null {
  // The whole text must be the number: one extracted from a sentence is not a valid entry. Without
  // extraction the library refuses a leading «(+221)».
  const number = parsePhoneNumberFromString(text.replace(/[()]/g, ' ').trim(), {
    defaultCountry: defaultPhoneCountry,
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}
