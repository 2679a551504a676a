import { emailFreePrefix } from '../checkout-rules/orderForm.ts';
import type { toE164 } from '../checkout-rules/phoneNumber.ts';

interface PhoneModule {
  toE164: typeof toE164;
}

let loading: Promise<PhoneModule> | null = null;

/** Loads what is known of the world's telephone numbers: heavy, and first needed when a number is typed. */
export function loadPhoneReader(): Promise<PhoneModule> {
  loading ??= import('../checkout-rules/phoneNumber.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The E.164 form as far as it can be told without that knowledge: the server has the last word. */
export function roughE164(phone: string): string | null {
  const digits = phone.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^7\d{8}$/.test(digits)) return `${emailFreePrefix}${digits}`;
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

/** The E.164 form of a number as it was typed; null when it is none. */
export async function readPhone(phone: string): Promise<string | null> {
  try {
    return (await loadPhoneReader()).toE164(phone);
  } catch {
    // Offline: a shopper must not be stopped by a file that did not come.
    return roughE164(phone);
  }
}
