import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CodeSentWire,
  ConfirmProfileRequestWire,
  CustomerWire,
  LoginRequestWire,
  MessageWire,
  UpdateProfileRequestWire,
} from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { customerOf, tokenOf } from '../../../modules/accounts/customerAccess.ts';
import { toCustomerWire, type Customer } from '../../../modules/accounts/customer.ts';
import {
  applyChange,
  reachable,
  requestChange,
  requestProof,
} from '../../../modules/accounts/changeProfile.ts';
import { findProfileCode, guessCode, type Guess } from '../../../modules/accounts/codes.ts';
import { readLogin } from '../../../modules/accounts/contact.ts';
import { placeOf, refuseUnsendable } from '../../../modules/accounts/requestCode.ts';
import { signOut } from '../../../modules/accounts/signIn.ts';
import { refuseGuess } from '../../../modules/accounts/verifyCode.ts';
import { guardFailures, readFailures, writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { readAccount } from './readAccount.ts';
import { readCode } from './readCode.ts';
import { toSent } from './replies.ts';

const config = { isGuarded: true } as const;

interface Confirmation {
  guess: Guess;
  customer: Customer | null;
}

/** Checks the code that confirms a profile change; a wrong code counts as an attempt. */
async function confirmChange(request: FastifyRequest, otp: string): Promise<Customer> {
  const { id } = customerOf(request);
  const { guess, customer } = await inStore(request, async (tx): Promise<Confirmation> => {
    const requested = await findProfileCode(tx, id);
    const contact =
      requested &&
      reachable(requested.draft).find((each) =>
        placeOf(request, 'profile', each).contactKey.equals(requested.contactKey),
      );
    if (!requested || !contact) return { guess: { result: 'over' }, customer: null };
    const judged = await guessCode(tx, request.server.signInKeys, placeOf(request, 'profile', contact), otp);
    if (judged.result !== 'right') return { guess: judged, customer: null };
    const token = tokenOf(request) ?? '';
    return { guess: judged, customer: await applyChange(tx, request, token, requested.draft, contact) };
  });
  return customer ?? refuseGuess(guess.result === 'right' ? { result: 'over' } : guess);
}

/** Routes of a signed-in customer's account. */
export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profile',
    { config, schema: { response: { 200: CustomerWire, ...readFailures, ...guardFailures } } },
    async (request) => toCustomerWire(customerOf(request)),
  );

  app.post(
    '/update-profile',
    {
      config,
      attachValidation: true,
      schema: {
        body: UpdateProfileRequestWire,
        response: { 200: CodeSentWire, ...writeFailures, ...guardFailures },
      },
    },
    async (request) => {
      const draft = await readAccount(request, 'profile');
      return toSent(
        await inStore(request, async (tx) => {
          const contact = await requestChange(tx, request, customerOf(request).id, draft);
          refuseUnsendable(request, contact);
          return contact;
        }),
        'message',
      );
    },
  );

  app.post(
    '/verify-contact',
    {
      config,
      schema: {
        body: LoginRequestWire,
        response: { 200: CodeSentWire, ...writeFailures, ...guardFailures },
      },
    },
    async (request) => {
      const contact = readLogin(request.body.login);
      refuseUnsendable(request, contact);
      return toSent(
        await inStore(request, (tx) => requestProof(tx, request, customerOf(request).id, contact)),
        'message',
      );
    },
  );

  app.post(
    '/confirm-update-profile',
    {
      config,
      schema: {
        body: ConfirmProfileRequestWire,
        response: { 200: CustomerWire, ...writeFailures, ...guardFailures },
      },
    },
    async (request) => toCustomerWire(await confirmChange(request, await readCode(request.body, 'profile'))),
  );

  app.post(
    '/logout',
    { config, schema: { response: { 200: MessageWire, ...writeFailures, ...guardFailures } } },
    async (request, reply) => {
      await signOut(request, reply);
      return { message: 'Déconnexion réussie.' };
    },
  );
};
