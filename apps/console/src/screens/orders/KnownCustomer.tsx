import type { CustomerRecordWire } from '@teranga/contract/admin';
import { Button } from '@teranga/ui/button';
import { customersApi } from '../../api/customersApi.ts';
import { useHasRole } from '../../lib/session.ts';
import dialogs from '../../parts/dialogs.module.css';

/** Digits of a number in Senegal, without its country. */
const nationalLength = 9;
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-nationalLength);

interface KnownCustomerProps {
  /** As it is typed. */
  phone: string;
  take: (customer: CustomerRecordWire) => void;
}

/**
 * Offers the name and the address of a customer whose number was typed, to who may see customers.
 */
export function KnownCustomer({ phone, take }: KnownCustomerProps) {
  const digits = digitsOf(phone);
  const isLookedUp = useHasRole('manager') && digits.length === nationalLength;
  const { currentData: page } = customersApi.useCustomersInfiniteQuery(
    { search: digits },
    { skip: !isLookedUp },
  );
  const found = page?.pages[0]?.items.find((each) => each.phone?.endsWith(digits));
  const { currentData: customer } = customersApi.useCustomerQuery(found?.key ?? '', {
    skip: !isLookedUp || !found,
  });
  if (!isLookedUp || !found || !customer) return null;
  return (
    <p className={dialogs.soft}>
      {customer.name} a déjà commandé.{' '}
      <Button variant="plain" onClick={() => take(customer)}>
        Reprendre son nom et son adresse
      </Button>
    </p>
  );
}
