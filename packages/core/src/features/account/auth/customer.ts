import { toFields, toNameOrNull, toRecord, toText, toTextOrNull } from '../../../lib/wire/index.ts';

/** A signed-in shopper. */
export interface Customer {
  name: string;
  /** The name's first word. */
  firstName: string;
  /** The name's remaining words. */
  lastName: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  address: string | null;
  /**
   * Whether the contact is verified for sign-in; absent where the back end does not say, or no code
   * can verify it.
   */
  isPhoneVerified?: boolean;
  isEmailVerified?: boolean;
}

/** The first word is the first name, the remaining words the last name. */
export function splitName(name: string): Pick<Customer, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The customer in a response; null when it holds none. */
export function toCustomer(body: unknown): Customer | null {
  const fields = toRecord(body);
  const user = 'user' in fields ? toFields(fields['user']) : fields;
  const name = toText(user['name']).trim();
  const phone = toTextOrNull(user['phone']);
  const email = toTextOrNull(user['email']);
  if (name === '' && phone === null && email === null) return null;
  const { phoneVerified, emailVerified } = user;
  return {
    name,
    ...splitName(name),
    phone,
    email,
    address: toNameOrNull(user['address']),
    ...(phone !== null && typeof phoneVerified === 'boolean' && { isPhoneVerified: phoneVerified }),
    ...(email !== null && typeof emailVerified === 'boolean' && { isEmailVerified: emailVerified }),
  };
}
