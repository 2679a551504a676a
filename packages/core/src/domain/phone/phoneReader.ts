import { loadOnce } from '../../lib/retry/index.ts';
import { emailFreePrefix } from './emailFreePrefix.ts';

/**
 * Loads the worldwide phone number metadata lazily: it is heavy and first needed when a number is
 * typed.
 */
export const loadPhoneReader = loadOnce(() => import('./phoneNumber.ts'));

/** Approximate E.164 form without the phone metadata; the server validates the number. */
export function roughE164(phone: string): string | null {
  const digits = phone.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^7\d{8}$/.test(digits)) return `${emailFreePrefix}${digits}`;
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** E.164 form of a typed number; null when it is invalid. */
export async function readPhone(phone: string): Promise<string | null> {
  try {
    return (await loadPhoneReader()).toE164(phone);
  } catch {
    // Offline: a shopper must not be stopped by a file that did not come.
    return roughE164(phone);
  }
}
