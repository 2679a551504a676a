import { emailFreePrefix } from './emailFreePrefix.ts';

/** While a number is being typed, whether it is written as a foreign one. */
export function looksForeign(phone: string): boolean {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return /^\+\d{3}/.test(digits) && !digits.startsWith(emailFreePrefix);
}
