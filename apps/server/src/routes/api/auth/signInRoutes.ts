import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CodeSentWire,
  LoginRequestWire,
  RegisterRequestWire,
  SignedInWire,
  VerifyRequestWire,
} from '@teranga/contract';
import { accountTexts } from '@teranga/core/features/account/rules';
import { fieldError } from '../../../platform/http/httpError.ts';
import { contactOf, readLogin } from '../../../modules/accounts/contact.ts';
import { refuseUnsendable, requestSignIn, resendCode } from '../../../modules/accounts/requestCode.ts';
import { signIn } from '../../../modules/accounts/signIn.ts';
import { writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { readAccount } from '../../../modules/accounts/readAccount.ts';
import { readCode } from '../../../modules/accounts/readCode.ts';
import { toCodeSent } from '../../../modules/accounts/toCodeSent.ts';

const answersCode = { 200: CodeSentWire, ...writeFailures };

/** Signing in by a code. A contact with an account and one without get the same answers. */
export const signInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/register',
    {
      // Validation errors are attached, so that the form's own messages can be merged with the
      // schema's.
      attachValidation: true,
      schema: { body: RegisterRequestWire, response: answersCode },
    },
    async (request) => {
      const account = await readAccount(request, 'register');
      const contact = contactOf(account);
      if (!contact) throw fieldError('email', accountTexts.emailRequired);
      refuseUnsendable(request, contact);
      await inStore(request, (tx) => requestSignIn(tx, request, contact, account));
      return toCodeSent(contact, 'sent');
    },
  );

  app.post('/login', { schema: { body: LoginRequestWire, response: answersCode } }, async (request) => {
    const contact = readLogin(request.body.login);
    refuseUnsendable(request, contact);
    await inStore(request, (tx) => requestSignIn(tx, request, contact, null));
    return toCodeSent(contact, 'login');
  });

  app.post('/resend-otp', { schema: { body: LoginRequestWire, response: answersCode } }, async (request) => {
    const contact = readLogin(request.body.login);
    refuseUnsendable(request, contact);
    await inStore(request, (tx) => resendCode(tx, request, contact));
    return toCodeSent(contact, 'resent');
  });

  app.post(
    '/verify-otp',
    { schema: { body: VerifyRequestWire, response: { 200: SignedInWire, ...writeFailures } } },
    async (request, reply) => {
      const contact = readLogin(request.body.login);
      const otp = await readCode(request.body, 'signIn');
      return signIn(request, reply, contact, otp);
    },
  );
};
