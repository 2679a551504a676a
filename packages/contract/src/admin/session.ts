import { Type, type Static } from 'typebox';
import { StaffRoleWire } from './staff.ts';

/** POST /api/admin/session/code: a phone number or an e-mail address. */
export const StaffCodeRequestWire = Type.Object({ login: Type.String({ maxLength: 254 }) });
export type StaffCodeRequestWire = Static<typeof StaffCodeRequestWire>;

/** POST /api/admin/session. */
export const StaffSignInWire = Type.Object({
  login: Type.String({ maxLength: 254 }),
  otp: Type.String({ maxLength: 20 }),
});
export type StaffSignInWire = Static<typeof StaffSignInWire>;

/** GET and POST /api/admin/session: who is signed in, and where. */
export const StaffSessionWire = Type.Object({
  member: Type.Object({ id: Type.String(), name: Type.String(), role: StaffRoleWire }),
  store: Type.Object({ id: Type.String(), name: Type.String() }),
});
export type StaffSessionWire = Static<typeof StaffSessionWire>;

/** GET /api/admin/sessions: those of the member; for an owner, those of all members. */
export const StaffSessionListWire = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      memberId: Type.String(),
      memberName: Type.String(),
      /** `User-Agent` of the browser that signed in. */
      userAgent: Type.String(),
      createdAt: Type.String(),
      lastSeenAt: Type.String(),
      expiresAt: Type.String(),
      /** True for the session of this very call. */
      isCurrent: Type.Boolean(),
    }),
  ),
});
export type StaffSessionListWire = Static<typeof StaffSessionListWire>;
