import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OverviewWire } from '@teranga/contract/admin';
import { readOverview } from '../../../../modules/overview/readOverview.ts';
import { staffOf } from '../../../../modules/staff/adminAccess.ts';
import { includesRole } from '../../../../modules/staff/includesRole.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures } from '../adminFailures.ts';

/** What waits for the store today. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: { role: 'preparer' },
      schema: { response: { 200: OverviewWire, ...adminReadFailures } },
    },
    async (request) => {
      const isManager = includesRole(staffOf(request).member.role, 'manager');
      return inStore(request, (tx) => readOverview(tx, { isManager, jobKinds: app.jobKinds }, new Date()));
    },
  );
};
