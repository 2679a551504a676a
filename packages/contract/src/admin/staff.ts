import { Type, type Static } from 'typebox';
import { TextOrNullWire } from '../wire.ts';
import { staffRoles } from './staffRoles.ts';

export const StaffRoleWire = Type.Enum(staffRoles);

export const StaffMemberWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  role: StaffRoleWire,
  /** E.164. */
  phone: TextOrNullWire,
  email: TextOrNullWire,
  createdAt: Type.String(),
  /** Number in the member's `ETag`, which a change names in `If-Match`. */
  version: Type.Integer(),
});
export type StaffMemberWire = Static<typeof StaffMemberWire>;

/** GET /api/admin/staff. */
export const StaffListWire = Type.Object({ members: Type.Array(StaffMemberWire) });
export type StaffListWire = Static<typeof StaffListWire>;

/**
 * POST /api/admin/staff: requires a phone number or an e-mail address that a code can be sent to.
 */
export const NewStaffWire = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  role: StaffRoleWire,
  phone: Type.Optional(Type.Union([Type.String({ maxLength: 30 }), Type.Null()])),
  email: Type.Optional(Type.Union([Type.String({ maxLength: 254 }), Type.Null()])),
});
export type NewStaffWire = Static<typeof NewStaffWire>;

/** PATCH /api/admin/staff/{id}, with `If-Match`. */
export const StaffChangeWire = Type.Object({ role: StaffRoleWire });
export type StaffChangeWire = Static<typeof StaffChangeWire>;
