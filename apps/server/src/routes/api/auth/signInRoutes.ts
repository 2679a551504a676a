import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CodeSentWire,
  LoginRequestWire,
  RegisterRequestWire,
  SignedInWire,
  VerifyRequestWire,
} from '@teranga/contract';
import { accountTexts } from '@teranga/core/features/account/rules';
import type { FastifyRequest } from 'fastify';
import { issueToken } from '../../../modules/accounts/customerTokens.ts';
import { HttpError } from '../../../platform/http/problem.ts';
import { guessCode } from '../../../modules/accounts/codes.ts';
import { contactOf, readLogin, type Contact } from '../../../modules/accounts/contact.ts';
import { mergeVisitor } from '../../../modules/accounts/mergeVisitor.ts';
import {
  placeOf,
  refuseUnsendable,
  requestSignIn,
  resendCode,
} from '../../../modules/accounts/requestCode.ts';
import { customerOfCode, refuseGuess } from '../../../modules/accounts/verifyCode.ts';
import { writeFailures } from '../failures.ts';
import { inStore } from '../inStore.ts';
import { readAccount } from './readAccount.ts';
import { readCode } from './readCode.ts';
import { renewSession, toSent, toWire } from './replies.ts';

const answersCode = { 200: CodeSentWire, ...writeFailures };

/**
 * Checks a code and counts the attempt, in one transaction that commits even when the code is
 * wrong.
 */
async function signIn(request: FastifyRequest, contact: Contact, otp: string): Promise<SignedInWire> {
  const { server, session } = request;
  const place = placeOf(request, 'sign-in', contact);
  const { guess, signedIn } = await inStore(request, async (tx) => {
    const judged = await guessCode(tx, server.signInKeys, place, otp);
    const customer = judged.result === 'right' ? await customerOfCode(tx, contact, judged.use) : null;
    if (!customer) return { guess: judged, signedIn: null };
    // Merges the session's cart and wishlist, even if somebody else was signed in before.
    const message = session && (await mergeVisitor(tx, session.visitor, customer.id, new Date()));
    const token = await issueToken(tx, customer.id);
    return { guess: judged, signedIn: { token, user: toWire(customer), ...(message && { message }) } };
  });
  // A correct code without a sign-in: the contact's account was deleted after the code was sent.
  return signedIn ?? refuseGuess(guess.result === 'right' ? { result: 'over' } : guess);
}

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
      if (!contact)
        throw new HttpError(422, accountTexts.emailRequired, { email: [accountTexts.emailRequired] });
      refuseUnsendable(request, contact);
      await inStore(request, (tx) => requestSignIn(tx, request, contact, account));
      return toSent(contact, 'sent');
    },
  );

  app.post('/login', { schema: { body: LoginRequestWire, response: answersCode } }, async (request) => {
    const contact = readLogin(request.body.login);
    refuseUnsendable(request, contact);
    await inStore(request, (tx) => requestSignIn(tx, request, contact, null));
    return toSent(contact, 'login');
  });

  app.post('/resend-otp', { schema: { body: LoginRequestWire, response: answersCode } }, async (request) => {
    const contact = readLogin(request.body.login);
    refuseUnsendable(request, contact);
    await inStore(request, (tx) => resendCode(tx, request, contact));
    return toSent(contact, 'resent');
  });

  app.post(
    '/verify-otp',
    { schema: { body: VerifyRequestWire, response: { 200: SignedInWire, ...writeFailures } } },
    async (request, reply) => {
      const contact = readLogin(request.body.login);
      const otp = await readCode(request.body, 'signIn');
      const signedIn = await signIn(request, contact, otp);
      renewSession(request, reply);
      return signedIn;
    },
  );
};
