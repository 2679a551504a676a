import { useHasRole } from '../../../lib/session.ts';
import { payment } from '../settings/sections/sale.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { PaymentAccount } from './PaymentAccount.tsx';

/** How shoppers pay, and for the owner the account that online payments go to. */
export function PaymentPage() {
  const isOwner = useHasRole('owner');
  return <SettingsPage section={payment}>{isOwner && <PaymentAccount />}</SettingsPage>;
}
