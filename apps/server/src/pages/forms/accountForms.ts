import { changeProfile, signIn, signOut } from '@teranga/core/features/account/actions';
import { profilePath, returnPath, signInPath } from '@teranga/core/features/account/links';
import type { FastifyRequest } from 'fastify';
import { requestChange, requestProof } from '../../modules/accounts/changeProfile.ts';
import { toCodeSent } from '../../modules/accounts/toCodeSent.ts';
import { confirmChange } from '../../modules/accounts/confirmChange.ts';
import type { AccountDraft } from '../../modules/accounts/codes.ts';
import { contactOf, readLogin, type Contact } from '../../modules/accounts/contact.ts';
import { readAccount } from '../../modules/accounts/readAccount.ts';
import { readCode } from '../../modules/accounts/readCode.ts';
import {
  hasRequestedSignIn,
  isProven,
  refuseUnsendable,
  requestSignIn,
  resendCode,
} from '../../modules/accounts/requestCode.ts';
import { signIn as openAccount, signOut as leave } from '../../modules/accounts/signIn.ts';
import { accountTexts } from '@teranga/core/features/account/rules';
import { inStore } from '../../platform/http/inStore.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { TooMany } from '../../platform/limits/tooMany.ts';
import type { Fields } from './formBody.ts';
import { formRoute, type NextStep } from './formRoute.ts';

const queryOf = ({ originalUrl }: FastifyRequest) => new URL(originalUrl, 'http://page').searchParams;

/** The page of the sign-in form, with the query that it was opened with. */
function signInPage({ request, fields }: { request: FastifyRequest; fields: Fields }): string {
  const query = queryOf(request);
  if (fields['mode'] === 'register') query.set('mode', 'register');
  const text = query.toString();
  return text ? `${signInPath}?${text}` : signInPath;
}

interface CodeSent {
  contact: string;
  message?: string | null;
}

/** The step that requests the code sent to a contact. */
const codeStep = ({ contact, message = null }: CodeSent): NextStep => ({
  values: { login: contact, step: 'code', otp: '' },
  message,
});

/**
 * Requests the code of a sign-in or a registration. A form that is resent, as by a reload,
 * leads to the code step of the code already sent.
 */
async function requestOnce(request: FastifyRequest, contact: Contact, draft: AccountDraft | null) {
  refuseUnsendable(request, contact);
  try {
    await inStore(request, (tx) => requestSignIn(tx, request, contact, draft));
  } catch (error) {
    const isSent =
      error instanceof TooMany &&
      (await inStore(request, (tx) => hasRequestedSignIn(tx, request, contact, draft)));
    if (!isSent) throw error;
  }
}

/** Sends the code of a sign-in or a registration. */
async function sendSignInCode(request: FastifyRequest, values: Fields): Promise<NextStep> {
  if (values['mode'] === 'register') {
    const account = await readAccount({ body: values }, 'register');
    const contact = contactOf(account);
    if (!contact) throw fieldError('email', accountTexts.emailRequired);
    await requestOnce(request, contact, account);
    return codeStep(toCodeSent(contact, 'sent'));
  }
  const contact = readContact(values);
  await requestOnce(request, contact, null);
  return codeStep(toCodeSent(contact, 'login'));
}

/** The contact of a sign-in: one field, or the form's two. */
function readContact({ login = '', phone = '', email = '' }: Fields) {
  try {
    return readLogin(login || phone || email);
  } catch (error) {
    if (!(error instanceof HttpError) || login) throw error;
    const field = phone || !email ? 'phone' : 'email';
    throw new HttpError(error.statusCode, error.message, { [field]: [error.message] });
  }
}

/** Sends a profile's code: of a change, or of a contact to be verified. */
async function sendProfileCode(request: FastifyRequest, values: Fields): Promise<NextStep> {
  const { customer } = request;
  if (!customer) throw new HttpError(401, 'Veuillez vous connecter pour continuer.');
  if (values['verify']) {
    const contact = readLogin(values['verify']);
    refuseUnsendable(request, contact);
    const sent = await inStore(request, (tx) => requestProof(tx, request, customer.id, contact));
    return codeStep(toCodeSent(sent, 'message'));
  }
  const draft = await readAccount({ body: values }, 'profile');
  const sent = await inStore(request, async (tx) => {
    const contact = await requestChange(tx, request, customer.id, draft);
    refuseUnsendable(request, contact);
    return contact;
  });
  return codeStep(toCodeSent(sent, 'message'));
}

/** Sends another code to the contact of the form. */
async function sendAnother(request: FastifyRequest, login: string): Promise<NextStep> {
  const contact = readLogin(login);
  refuseUnsendable(request, contact);
  await inStore(request, (tx) => resendCode(tx, request, contact));
  return codeStep(toCodeSent(contact, 'resent'));
}

/** Whether the contact is one that opens the account that is open already. */
const isSignedInBy = ({ customer }: FastifyRequest, contact: Contact): boolean =>
  customer !== null &&
  isProven(customer, contact) &&
  contact.address === (contact.channel === 'sms' ? customer.phone : customer.email?.toLowerCase());

/** Signing in and out, and the profile. */
export const accountForms = [
  formRoute({
    action: signIn,
    what: 'Se connecter',
    page: signInPage,
    run: async ({ request, reply, fields, values }) => {
      if (values.resend) return sendAnother(request, values.login);
      if (!values.otp && !isCodeStep(fields)) return sendSignInCode(request, values);
      const contact = readContact(values);
      // The form was sent twice: the first answer signed in.
      if (isSignedInBy(request, contact)) return returnPath(queryOf(request));
      await openAccount(request, reply, contact, await readCode(values, 'signIn'), { mayRepeat: true });
      return returnPath(queryOf(request));
    },
  }),
  formRoute({
    action: signOut,
    what: 'Se déconnecter',
    isOnlyForm: true,
    page: () => '/',
    run: async ({ request, reply }) => {
      await leave(request, reply);
      return null;
    },
  }),
  formRoute({
    action: changeProfile,
    what: 'Modifier le profil',
    page: () => profilePath,
    run: async ({ request, fields, values }) => {
      if (!request.customer) return signInPath;
      if (values.resend) return sendAnother(request, values.login);
      if (!values.otp && !isCodeStep(fields)) return sendProfileCode(request, values);
      await confirmChange(request, await readCode(values, 'profile'));
      return null;
    },
  }),
];

/** Whether the form requested a code, even if none was typed. */
const isCodeStep = (fields: Fields): boolean => fields['step'] === 'code';
