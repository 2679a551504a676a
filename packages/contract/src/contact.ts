import { Type, type Static } from 'typebox';

const text = (maxLength: number) => Type.String({ maxLength });

/** POST /api/contact. */
export const ContactMessageWire = Type.Object({
  firstName: text(100),
  lastName: text(100),
  email: text(254),
  subject: text(200),
  message: text(5000),
});
export type ContactMessageWire = Static<typeof ContactMessageWire>;

/** POST /api/contact, 200. */
export const ContactSentWire = Type.Object({ success: Type.Boolean(), message: Type.String() });
export type ContactSentWire = Static<typeof ContactSentWire>;
