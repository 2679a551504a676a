import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CodeSentWire } from '@teranga/contract';
import { StaffCodeRequestWire, StaffSessionWire, StaffSignInWire } from '@teranga/contract/admin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readLogin } from '../../../../modules/accounts/contact.ts';
import { refuseGuess } from '../../../../modules/accounts/verifyCode.ts';
import { staffOf } from '../../../../modules/staff/adminAccess.ts';
import { requestStaffCode, signInStaff } from '../../../../modules/staff/signInStaff.ts';
import { clearStaffCookie, setStaffCookie } from '../../../../modules/staff/staffCookie.ts';
import { endSession, findSession, type StaffSession } from '../../../../modules/staff/staffSessions.ts';
import { readCode } from '../../../../modules/accounts/readCode.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { limitCalls, perAddress } from '../../../../plugins/limitCalls.ts';

/** Requests for codes and guesses of one address in a minute, besides the limits of each code. */
const signInsPerAddress = 60;
const sentMessage =
  'Si ce contact est celui d’une personne de l’équipe, un code de connexion vient de lui être envoyé.';

const toWire = ({ store }: FastifyRequest, { member }: StaffSession): StaffSessionWire => ({
  member,
  store: { id: store.id, name: store.name },
});

/** A code belongs to the session that requests it, as a shopper's does. */
function ensureVisitor(request: FastifyRequest, reply: FastifyReply): void {
  if (request.session) return;
  request.session = request.server.sessions.create(request.store.id);
  reply.setSessionCookie(request.session);
}

/** Signing in and out of /gestion. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(signInRoutes);

  app.get(
    '/',
    {
      config: { role: 'preparer' },
      schema: { response: { 200: StaffSessionWire, ...adminReadFailures } },
    },
    async (request) => toWire(request, staffOf(request)),
  );

  app.delete(
    '/',
    { config: { role: 'preparer' }, schema: { response: { 204: Type.Null(), ...adminWriteFailures } } },
    async (request, reply) => {
      const { id, member } = staffOf(request);
      await inStore(request, (tx) => endSession(tx, id, member.id));
      return clearStaffCookie(reply).code(204).send();
    },
  );
};

/** What anybody may call. A listed contact and an unlisted one get the same answers. */
const signInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  limitCalls(app, [perAddress(signInsPerAddress)]);

  app.post(
    '/code',
    {
      config: { role: 'public' },
      schema: { body: StaffCodeRequestWire, response: { 200: CodeSentWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const contact = readLogin(request.body.login);
      ensureVisitor(request, reply);
      await inStore(request, (tx) => requestStaffCode(tx, request, contact));
      return { contact: contact.address, message: sentMessage };
    },
  );

  app.post(
    '/',
    {
      config: { role: 'public' },
      schema: { body: StaffSignInWire, response: { 200: StaffSessionWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const contact = readLogin(request.body.login);
      const otp = await readCode(request.body, 'signIn');
      const signIn = await inStore(request, (tx) => signInStaff(tx, request, contact, otp));
      if ('guess' in signIn) return refuseGuess(signIn.guess);
      const { token } = signIn;
      const session = await inStore(request, (tx) => findSession(tx, token));
      if (!session) return refuseGuess({ result: 'over' });
      const { staff: earlier } = request;
      // A browser has one session: the one it had is not left open where nobody can see it.
      if (earlier) await inStore(request, (tx) => endSession(tx, earlier.id, null));
      setStaffCookie(reply, token);
      return toWire(request, session);
    },
  );
};
