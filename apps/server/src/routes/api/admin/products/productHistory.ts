import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  defaultPage,
  ProductVersionPageWire,
  ProductVersionWire,
  StaffProductWire,
  VersionQueryWire,
  RestoreWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import { restoreProductVersion } from '../../../../modules/catalogue/edit/editProduct.ts';
import { changedFields, fieldLabels } from '../../../../modules/catalogue/versions/documentChanges.ts';
import { pageOfVersions, readVersion } from '../../../../modules/catalogue/versions/productVersions.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { refuseUnlikely } from './refuseUnlikely.ts';
import { contextOf, managerReads, params, readChanged, writes } from './productRoute.ts';

const versionParams = Type.Object({
  ...params.properties,
  version: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
});

/** What a product was, and its way back. */
export function productHistory(app: Parameters<FastifyPluginAsyncTypebox>[0]): void {
  app.get(
    '/:id/versions',
    {
      config: managerReads,
      schema: {
        params,
        querystring: VersionQueryWire,
        response: { 200: ProductVersionPageWire, ...adminReadFailures },
      },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage } = request.query;
      const page = await inStore(request, (tx) => pageOfVersions(tx, request.params.id, { cursor, size }));
      const items = page.items.map(({ version, createdAt, actor, reason, document, before }) => {
        const fields = before ? changedFields(before, document) : [];
        // It follows from the images.
        const shown = fields.filter((field) => field !== 'pictureColor');
        const changed = shown.map((field) => fieldLabels[field]);
        return { version, at: createdAt.toISOString(), actor, reason, changed };
      });
      return { items, next: page.next };
    },
  );

  app.get(
    '/:id/versions/:version',
    {
      config: managerReads,
      schema: { params: versionParams, response: { 200: ProductVersionWire, ...adminReadFailures } },
    },
    async (request) => {
      const { id, version } = request.params;
      const found = await inStore(request, (tx) => readVersion(tx, id, version));
      if (!found) throw new HttpError(404, `Cet article n’a pas de version ${version}.`);
      const { createdAt, actor, reason, document } = found;
      return { version, at: createdAt.toISOString(), actor, reason, product: document };
    },
  );

  app.post(
    '/:id/versions/:version/restore',
    {
      config: { ...writes, isConditional: true },
      schema: {
        params: versionParams,
        body: RestoreWire,
        response: { 200: StaffProductWire, ...adminWriteFailures },
      },
    },
    async (request, reply) => {
      const { id, version } = request.params;
      const context = contextOf(request, { version: readIfMatch(request) });
      const product = await inStore(request, async (tx) => {
        const restored = await restoreProductVersion(tx, id, version, context);
        refuseUnlikely(restored, context.now, request.body.isConfirmed);
        return readChanged(tx, id);
      });
      setVersion(reply, product.version);
      return product;
    },
  );
}
