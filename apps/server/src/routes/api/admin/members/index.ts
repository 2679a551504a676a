import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MemberListWire } from '@teranga/contract/admin';
import { readAssignees } from '../../../../modules/inbox/assign.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures } from '../adminFailures.ts';

/** Who may answer visitors, without their contacts. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    { config: { role: 'manager' }, schema: { response: { 200: MemberListWire, ...adminReadFailures } } },
    async (request) => ({ members: await inStore(request, readAssignees) }),
  );
};
