import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CodeSentWire,
  ConfirmProfileRequestWire,
  CustomerWire,
  LoginRequestWire,
  MessageWire,
  UpdateProfileRequestWire,
} from '@teranga/contract';
import { customerOf } from '../../../modules/accounts/customerAccess.ts';
import { toCustomerWire } from '../../../modules/accounts/customer.ts';
import { requestChange, requestProof } from '../../../modules/accounts/changeProfile.ts';
import { confirmChange } from '../../../modules/accounts/confirmChange.ts';
import { readLogin } from '../../../modules/accounts/contact.ts';
import { refuseUnsendable } from '../../../modules/accounts/requestCode.ts';
import { signOut } from '../../../modules/accounts/signIn.ts';
import { guardFailures, readFailures, writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { readForVisitor } from '../readForVisitor.ts';
import { readAccount } from '../../../modules/accounts/readAccount.ts';
import { readCode } from '../../../modules/accounts/readCode.ts';
import { toCodeSent } from '../../../modules/accounts/toCodeSent.ts';

const config = { isGuarded: true } as const;

/** Routes of a signed-in customer's account. */
export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profile',
    { config, schema: { response: { 200: CustomerWire, ...readFailures, ...guardFailures } } },
    (request) => readForVisitor(request, 'getProfile'),
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
      return toCodeSent(
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
      return toCodeSent(
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
