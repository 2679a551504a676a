import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The country of a number written without its country code. */
export const defaultPhoneCountry = 'SN';

/** The E.164 form (`+221771234567`) of a mobile number as people write it; null when it is none. */
export function toE164(text: string): string | null {
  // The whole text must be the number: one found inside a sentence is not what was asked for.
  const number = parsePhoneNumberFromString(text.trim(), {
    defaultCountry: defaultPhoneCountry,
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}
