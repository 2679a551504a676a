import type { StaffRole, StaffSessionWire } from '@teranga/contract/admin';
import { createContext, use } from 'react';

export const SessionContext = createContext<StaffSessionWire | null>(null);

/** Who is signed in. */
export function useSession(): StaffSessionWire {
  const session = use(SessionContext);
  if (!session) throw new Error('This component is only shown to who is signed in.');
  return session;
}

/** A role has the rights of those with a smaller number. */
const ranks: Record<StaffRole, number> = { preparer: 0, manager: 1, owner: 2 };

/** Whether a role has the rights of another one. */
export const includesRole = (role: StaffRole, needed: StaffRole): boolean => ranks[role] >= ranks[needed];

/** Whether the role of who is signed in has the rights of another one. */
export const useHasRole = (needed: StaffRole): boolean => includesRole(useSession().member.role, needed);

/** What a role is called. */
export const roleNames: Record<StaffRole, string> = {
  preparer: 'Préparation',
  manager: 'Gérance',
  owner: 'Propriétaire',
};
