import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AuditPageWire, AuditQueryWire, defaultPage, type AuditEntryWire } from '@teranga/contract/admin';
import { readAudit, type AuditEntry } from '../../../../modules/audit/readAudit.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { adminReadFailures } from '../adminFailures.ts';
import { readTime } from '../readTime.ts';

const toWire = ({ at, ...entry }: AuditEntry): AuditEntryWire => ({ ...entry, at: at.toISOString() });

/** The audit log. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: { role: 'manager', scope: 'audit:read' },
      schema: { querystring: AuditQueryWire, response: { 200: AuditPageWire, ...adminReadFailures } },
    },
    async (request) => {
      const { cursor, limit = defaultPage, since, until, ...filter } = request.query;
      const times = { ...readTime('since', since), ...readTime('until', until) };
      const { items, next } = await inStore(request, (tx) =>
        readAudit(tx, { ...filter, ...times }, { cursor, size: limit }),
      );
      return { items: items.map(toWire), next };
    },
  );
};
