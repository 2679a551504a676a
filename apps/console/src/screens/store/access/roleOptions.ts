import { staffRoles } from '@teranga/contract/admin/staffRoles';
import { roleNames } from '../../../lib/session.ts';

/** The roles of a choice. */
export const roleOptions = staffRoles.map((value) => ({ value, label: roleNames[value] }));
