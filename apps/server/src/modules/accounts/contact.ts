import { accountTexts, isSmsNumber } from '@teranga/core/features/account/rules';
import { phoneError, toE164 } from '@teranga/core/domain/phone';
import { emailShape, longestEmail } from '@teranga/core/domain/email';
import { cleanLine } from '../../platform/text/cleanText.ts';
import { fieldError } from '../../platform/http/httpError.ts';

/** Where a code is sent. */
export interface Contact {
  channel: 'sms' | 'email';
  /** An E.164 number, or an e-mail address in lower case. */
  address: string;
}

/**
 * The contact for a phone number if it can receive SMS, otherwise for the e-mail address; null
 * without either.
 */
export function contactOf({ phone, email }: { phone: string | null; email: string | null }): Contact | null {
  if (phone !== null && isSmsNumber(phone)) return { channel: 'sms', address: phone };
  return email === null ? null : { channel: 'email', address: email };
}

const refusal = (message: string) => fieldError('login', message);

/**
 * Parses the contact that a shopper signs in with; rejects an invalid one with the form's own
 * messages.
 */
export function readLogin(login: string): Contact {
  const text = cleanLine(login);
  if (text === '') throw refusal(accountTexts.contactRequired);
  if (text.includes('@')) {
    const address = text.toLowerCase();
    if (address.length > longestEmail || !emailShape.test(address)) throw refusal(accountTexts.emailInvalid);
    return { channel: 'email', address };
  }
  const address = toE164(text);
  if (address === null) throw refusal(phoneError(text));
  if (!isSmsNumber(address)) throw refusal(accountTexts.emailRequiredToSignIn);
  return { channel: 'sms', address };
}
