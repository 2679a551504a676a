import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The country of a number written without its country code. */
export const defaultPhoneCountry = 'SN';

/**
 * E.164 form (`+221771234567`) of a mobile number in any common notation; null when it is not one.
 */
export function toE164(text: string): string | null {
  // The whole text must be the number: one extracted from a sentence is not a valid entry.
  const number = parsePhoneNumberFromString(text.trim(), {
    defaultCountry: defaultPhoneCountry,
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}
