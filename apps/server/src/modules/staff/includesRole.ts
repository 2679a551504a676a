import { staffRoles, type StaffRole } from '@teranga/contract/admin';

/** Whether a role has the rights of another one. */
export const includesRole = (role: StaffRole, needed: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
