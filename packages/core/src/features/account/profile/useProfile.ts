import { initialsOf, useGuard, useSignOut } from '../auth/index.ts';
import { myOrdersPath, profilePath } from '../links/index.ts';
import { readableContact } from '../rules/index.ts';
import { useContactProof } from './useContactProof.ts';
import { useProfileChange } from './useProfileChange.ts';
import type { ProfileView } from './views.ts';

/** Placeholder for missing data. */
const nothing = 'Non renseigné';

/** /my-profile; `isEdited`: its address requests the fields. */
export function useProfile(isEdited = false): ProfileView {
  const guard = useGuard(profilePath);
  const customer = guard.status === 'open' ? guard.customer : null;
  const { begin, view } = useProfileChange(customer, isEdited);
  const proof = useContactProof(customer);
  const signOut = useSignOut();
  if (guard.status !== 'open') return guard;
  if (view) return view;
  if (proof.view) return proof.view;
  const { name, address, phone, email } = guard.customer;
  return {
    status: 'read',
    name,
    initials: initialsOf(name),
    rows: [
      { label: 'Nom complet', value: name || nothing, check: null },
      { label: 'Adresse', value: address ?? nothing, check: null },
      {
        label: 'Téléphone',
        value: phone === null ? nothing : readableContact(phone),
        check: proof.check('phone'),
      },
      { label: 'Email', value: email ?? nothing, check: proof.check('email') },
    ],
    alert: proof.alert,
    edit: begin,
    ordersHref: myOrdersPath,
    signOut,
  };
}
