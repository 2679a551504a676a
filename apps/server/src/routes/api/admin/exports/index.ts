import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ExportParamsWire, ExportQueryWire } from '@teranga/contract/admin';
import { Type } from 'typebox';
import { writeAudit } from '../../../../modules/audit/writeAudit.ts';
import { exportStore } from '../../../../modules/exports/exportStore.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { siteUrlOf } from '../../../../modules/stores/storeSettings.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { fieldError } from '../../../../platform/http/httpError.ts';
import { limitCalls } from '../../../../plugins/limitCalls.ts';
import { adminReadFailures } from '../adminFailures.ts';
import { readTime } from '../readTime.ts';

/** Files of one member in a minute: each reads a part of the store to its end. */
const filesPerMember = 10;
const periodMessage = 'Seules les commandes s’exportent par période et par statut.';
const filterMessage = 'Seuls les articles s’exportent par filtre.';
const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const names = {
  products: 'articles',
  orders: 'commandes',
  returns: 'retours',
  refunds: 'remboursements',
  customers: 'clients',
  quotes: 'devis',
  messages: 'messages',
  stock: 'stock',
  promos: 'codes-promo',
  audit: 'journal',
} as const;

/** Parts of the store as files. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  limitCalls(app, [{ max: filesPerMember, key: ({ staff }) => staff && `export ${staff.member.id}` }]);

  app.get(
    '/:subject',
    {
      config: { role: 'manager' },
      schema: {
        params: ExportParamsWire,
        querystring: ExportQueryWire,
        response: {
          200: { content: { 'application/octet-stream': { schema: Type.Unknown() } } },
          ...adminReadFailures,
        },
      },
    },
    async (request, reply) => {
      const { subject } = request.params;
      const { format = 'csv', since, until, status, ...query } = request.query;
      if (subject !== 'orders' && (since ?? until ?? status) !== undefined)
        throw fieldError('since', periodMessage);
      const isFiltered = Object.keys(query).length > 0;
      if (subject !== 'products' && isFiltered) throw fieldError('search', filterMessage);
      const times = { ...readTime('since', since), ...readTime('until', until) };
      const period = { ...times, statuses: status?.split(',') };
      const { server, store } = request;
      const site = siteUrlOf(store, server.config);
      const now = new Date();
      await inStore(request, (tx) =>
        writeAudit(tx, actorOf(request), {
          action: 'store.export',
          subject: { kind: 'export', id: subject },
          after: { format, since, until, status, ...query },
        }),
      );
      const file = new PassThrough();
      const urlOf = (name: string) => `${site}/cdn/${encodeURIComponent(name)}`;
      exportStore(
        {
          db: server.db,
          storeId: store.id,
          subject,
          format,
          urlOf,
          now,
          period,
          ...(isFiltered && { query }),
        },
        async (piece) => {
          // Whoever stopped the download is not written for any longer.
          if (file.destroyed) throw new Error('The reader of an export went away.');
          if (!file.write(piece)) await Promise.race([once(file, 'drain'), once(file, 'close')]);
        },
      ).then(
        () => file.end(),
        (error: Error) => file.destroy(error),
      );
      const day = now.toISOString().slice(0, 10);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${names[subject]}-${day}.${format}"`)
        .type(mediaTypes[format])
        .send(file);
    },
  );
};
