import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewStaffWire, StaffChangeWire, StaffListWire, StaffMemberWire } from '@teranga/contract/admin';
import { Type } from 'typebox';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { addStaff, changeStaffRole, removeStaff } from '../../../../modules/staff/changeStaff.ts';
import { readNewMember } from '../../../../modules/staff/newMember.ts';
import { readStaff, type StaffMember } from '../../../../modules/staff/staffMembers.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { idParams } from '../idParams.ts';

const toWire = (member: StaffMember): StaffMemberWire => ({
  ...member,
  createdAt: member.createdAt.toISOString(),
});

const change = { role: 'owner', needsFreshCode: true } as const;

/** Who works in the store, for its owners. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { config: { role: 'owner' }, schema: { response: { 200: StaffListWire, ...adminReadFailures } } },
    async (request) => ({ members: (await inStore(request, readStaff)).map(toWire) }),
  );

  app.post(
    '/',
    {
      config: { ...change, isVersioned: true },
      schema: { body: NewStaffWire, response: { 201: StaffMemberWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const member = readNewMember(request.body);
      const added = await inStore(request, (tx) => addStaff(tx, actorOf(request), member));
      return setVersion(reply, added.version).code(201).send(toWire(added));
    },
  );

  app.patch(
    '/:id',
    {
      config: { ...change, isConditional: true },
      schema: {
        params: idParams,
        body: StaffChangeWire,
        response: { 200: StaffMemberWire, ...adminWriteFailures },
      },
    },
    async (request, reply) => {
      const version = readIfMatch(request);
      const roleChange = { id: request.params.id, role: request.body.role, version };
      const changed = await inStore(request, (tx) => changeStaffRole(tx, actorOf(request), roleChange));
      setVersion(reply, changed.version);
      return toWire(changed);
    },
  );

  app.delete(
    '/:id',
    {
      config: change,
      schema: { params: idParams, response: { 204: Type.Null(), ...adminWriteFailures } },
    },
    async (request, reply) => {
      await inStore(request, (tx) => removeStaff(tx, actorOf(request), request.params.id));
      return reply.code(204).send(null);
    },
  );
};
