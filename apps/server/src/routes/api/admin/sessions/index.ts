import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { StaffSessionListWire } from '@teranga/contract/admin';
import { Type } from 'typebox';
import { writeAudit } from '../../../../modules/audit/writeAudit.ts';
import { actorOf, membersSeenBy, staffOf } from '../../../../modules/staff/adminAccess.ts';
import { endSession, listSessions, type ListedSession } from '../../../../modules/staff/staffSessions.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { idParams } from '../idParams.ts';

const toWire = (current: string) => (session: ListedSession) => ({
  ...session,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  isCurrent: session.id === current,
});

/** Where staff are signed in. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: { role: 'preparer' },
      schema: { response: { 200: StaffSessionListWire, ...adminReadFailures } },
    },
    async (request) => {
      const sessions = await inStore(request, (tx) => listSessions(tx, membersSeenBy(request)));
      return { sessions: sessions.map(toWire(staffOf(request).id)) };
    },
  );

  app.delete(
    '/:id',
    {
      config: { role: 'preparer' },
      schema: { params: idParams, response: { 204: Type.Null(), ...adminWriteFailures } },
    },
    async (request, reply) => {
      await inStore(request, async (tx) => {
        const staffId = await endSession(tx, request.params.id, membersSeenBy(request));
        if (staffId === null) throw new HttpError(404, 'Cette session n’existe plus.');
        const subject = { kind: 'staff', id: staffId };
        await writeAudit(tx, actorOf(request), { action: 'session.end', subject });
      });
      return reply.code(204).send(null);
    },
  );
};
