import { useGuard } from '../auth/useGuard.ts';
import { initialsOf } from '../auth/initialsOf.ts';
import { useSignOut } from '../auth/useAccountMenu.ts';
import { readableContact } from '../account-rules/readableContact.ts';
import { useProfileChange } from './useProfileChange.ts';
import type { ProfileView } from './views.ts';

/** What stands where the customer has given nothing. */
const nothing = 'Non renseigné';

/** /my-profile. */
export function useProfile(): ProfileView {
  const guard = useGuard('/my-profile');
  const customer = guard.status === 'open' ? guard.customer : null;
  const { begin, view } = useProfileChange(customer);
  const signOut = useSignOut();
  if (guard.status !== 'open') return guard;
  if (view) return view;
  const { name, address, phone, email } = guard.customer;
  return {
    status: 'read',
    name,
    initials: initialsOf(name),
    rows: [
      { label: 'Nom complet', value: name || nothing },
      { label: 'Adresse', value: address ?? nothing },
      { label: 'Téléphone', value: phone === null ? nothing : readableContact(phone) },
      { label: 'Email', value: email ?? nothing },
    ],
    edit: begin,
    ordersHref: '/my-orders',
    signOut,
  };
}
