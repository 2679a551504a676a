import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RenamedWire, RenameWire, StaffNameListWire } from '@teranga/contract/admin';
import { listNames, renameSome, type NameKind } from '../../../modules/catalogue/edit/renameEverywhere.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { adminReadFailures, adminWriteFailures } from './adminFailures.ts';
import { contextOf, reads, writes } from './products/productRoute.ts';

const unknown = { brand: 'Aucun article n’a cette marque.', tag: 'Aucun article n’a cette étiquette.' };

/** The routes of the brands or of the tags that products have. */
export const nameRoutes =
  (kind: NameKind): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/',
      { config: reads, schema: { response: { 200: StaffNameListWire, ...adminReadFailures } } },
      async (request) => ({ items: await inStore(request, (tx) => listNames(tx, kind)) }),
    );

    app.post(
      '/rename',
      {
        config: writes,
        schema: { body: RenameWire, response: { 200: RenamedWire, ...adminWriteFailures } },
      },
      async (request) => {
        const { name, to } = request.body;
        const reason = to === null ? `« ${name} » retiré` : `« ${name} » devient « ${to} »`;
        const context = contextOf(request, { version: null, reason });
        let count = 0;
        for (let some = -1; some !== 0; count += some)
          some = await inStore(request, (tx) => renameSome(tx, kind, { name, to }, context));
        if (count === 0 && name !== to) throw new HttpError(404, unknown[kind]);
        return { count };
      },
    );
  };
