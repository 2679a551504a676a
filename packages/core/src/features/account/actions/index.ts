import { object, string } from 'yup';
import { defineAction } from '../../../lib/actions/index.ts';

/** A text that another schema judges later. */
const text = () => string().ensure().trim();
const codeStep = { otp: text(), resend: text() };
const account = { name: text(), address: text(), phone: text(), email: text() };

/** Signs in or registers: POST /auth, first with a contact, then with the code sent to it. */
export const signIn = defineAction({
  name: 'signIn',
  schema: object({ mode: text(), login: text(), ...account, ...codeStep }),
  done: () => null,
});

export const signOut = defineAction({ name: 'signOut', schema: object({}), done: () => '/' });

/** Changes the profile: POST /my-profile, first with the fields, then with the code. */
export const changeProfile = defineAction({
  name: 'changeProfile',
  schema: object({ login: text(), verify: text(), ...account, ...codeStep }),
  done: () => '/my-profile',
});
