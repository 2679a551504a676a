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
