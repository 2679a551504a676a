// The console loads this file: it has no TypeBox.

/**
 * Every role, each with the rights of those before it. `preparer`: orders and stock; `manager`: all
 * but staff, payment keys, hosts and closing; `owner`: everything.
 */
export const staffRoles = ['preparer', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];
