import type { CustomerWire } from '@teranga/contract';
import { isSmsNumber } from '@teranga/core/features/account/rules';

/** A signed-in shopper. */
export interface Customer {
  id: string;
  name: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  address: string | null;
  /** Whether a code sent there was typed: only then it opens the account. */
  isPhoneProven: boolean;
  isEmailProven: boolean;
}

/** A customer as the wire carries one. */
export const toCustomerWire = (customer: Customer): CustomerWire => {
  const { name, phone, email, address, isPhoneProven, isEmailProven } = customer;
  return {
    name,
    phone,
    email,
    address,
    // A number that cannot receive SMS cannot be verified.
    ...(phone !== null && isSmsNumber(phone) && { phoneVerified: isPhoneProven }),
    ...(email !== null && { emailVerified: isEmailProven }),
  };
};
