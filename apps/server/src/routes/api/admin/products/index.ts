import path from 'node:path';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  defaultPage,
  DuplicateWire,
  NewProductWire,
  ProductBulkResultWire,
  ProductBulkWire,
  ProductPatchWire,
  StaffProductPageWire,
  StaffProductQueryWire,
  StaffProductWire,
} from '@teranga/contract/admin';
import { Type } from 'typebox';
import { changedFields } from '../../../../modules/catalogue/versions/documentChanges.ts';
import { readDocuments } from '../../../../modules/catalogue/versions/productDocument.ts';
import { countProducts, searchProducts } from '../../../../modules/catalogue/desk/searchProducts.ts';
import { changeOneOfMany } from '../../../../modules/catalogue/edit/changeOneOfMany.ts';
import { changeProduct, type ChangedProduct } from '../../../../modules/catalogue/edit/changeProduct.ts';
import { createProduct, duplicateProduct } from '../../../../modules/catalogue/edit/createProduct.ts';
import { refuseUnknownImages } from '../../../../modules/catalogue/edit/galleryChanges.ts';
import { removeProduct } from '../../../../modules/catalogue/edit/removeProduct.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { readStoreTerms } from '../../../../modules/stores/readStore.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { oneByOne } from '../../../../platform/http/oneByOne.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { averageColor } from '../../../../platform/images/averageColor.ts';
import { imagesFolder } from '../../../../platform/images/storeFolders.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { imageCheck } from '../imageCheck.ts';
import { productHistory } from './productHistory.ts';
import { productImages } from './productImages.ts';
import { bodyLimit, contextOf, params, readChanged, reads, writes } from './productRoute.ts';
import { productStock } from './productStock.ts';
import { splitStock, toNewProduct } from './toNewProduct.ts';
import { refuseUnlikely } from './refuseUnlikely.ts';

/** The version that a change made; null when it changed nothing. */
const versionOf = ({ version, before, after }: ChangedProduct): number | null =>
  changedFields(before, after).length > 0 ? version : null;

/** The store's products, also those that are off sale. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  productStock(app);
  productHistory(app);
  await app.register(productImages);

  app.get(
    '/',
    {
      config: reads,
      schema: {
        querystring: StaffProductQueryWire,
        response: { 200: StaffProductPageWire, ...adminReadFailures },
      },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage, sort = 'recent', ...query } = request.query;
      return inStore(request, async (tx) => {
        const { lowStock } = await readStoreTerms(tx);
        const page = await searchProducts(tx, query, { cursor, size, sort, lowStock, now: new Date() });
        return cursor === undefined ? { ...page, counts: await countProducts(tx, query, lowStock) } : page;
      });
    },
  );

  app.get(
    '/:id',
    {
      config: { ...reads, isVersioned: true },
      schema: { params, response: { 200: StaffProductWire, ...adminReadFailures } },
    },
    async (request, reply) => {
      const product = await inStore(request, (tx) => readChanged(tx, request.params.id));
      setVersion(reply, product.version);
      return product;
    },
  );

  app.post(
    '/',
    {
      config: { ...writes, isVersioned: true },
      bodyLimit,
      schema: { body: NewProductWire, response: { 201: StaffProductWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { isConfirmed, ...body } = request.body;
      const given = toNewProduct(body, imageCheck(request));
      const now = new Date();
      const product = await inStore(request, async (tx) => {
        const id = await createProduct(tx, actorOf(request), given, now);
        const after = (await readDocuments(tx, [id])).get(id);
        if (after) refuseUnlikely({ before: null, after }, now, isConfirmed);
        return readChanged(tx, id);
      });
      return setVersion(reply, product.version).code(201).send(product);
    },
  );

  app.patch(
    '/:id',
    {
      config: { ...writes, isConditional: true },
      bodyLimit,
      schema: {
        params,
        body: ProductPatchWire,
        response: { 200: StaffProductWire, ...adminWriteFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { reason, isConfirmed, ...body } = request.body;
      const { patch, openingStock } = splitStock(body);
      const context = { ...contextOf(request, { version: readIfMatch(request), reason }), openingStock };
      const folder = imagesFolder(request.server.config.dataDir, request.store.id);
      const product = await inStore(request, async (tx) => {
        const changed = await changeProduct(tx, id, 'product.update', context, async (current) => {
          const next = { ...current, ...patch };
          refuseUnknownImages(current, next, imageCheck(request));
          const main = next.gallery[0]?.name;
          if (main === current.gallery[0]?.name) return next;
          const pictureColor =
            main === undefined ? null : await averageColor(path.join(folder, main)).catch(() => null);
          return { ...next, pictureColor };
        });
        refuseUnlikely(changed, context.now, isConfirmed);
        return readChanged(tx, id);
      });
      setVersion(reply, product.version);
      return product;
    },
  );

  app.delete(
    '/:id',
    {
      config: { ...writes, isConditional: true },
      schema: { params, response: { 204: Type.Null(), ...adminWriteFailures } },
    },
    async (request, reply) => {
      const context = contextOf(request, { version: readIfMatch(request) });
      await inStore(request, (tx) => removeProduct(tx, request.params.id, context));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/:id/duplicate',
    {
      config: { ...writes, isVersioned: true },
      schema: { params, body: DuplicateWire, response: { 201: StaffProductWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { params: named, body } = request;
      const product = await inStore(request, async (tx) =>
        readChanged(
          tx,
          await duplicateProduct(tx, actorOf(request), named.id, body.name ?? null, new Date()),
        ),
      );
      return setVersion(reply, product.version).code(201).send(product);
    },
  );

  app.post(
    '/bulk',
    {
      config: writes,
      schema: { body: ProductBulkWire, response: { 200: ProductBulkResultWire, ...adminWriteFailures } },
    },
    async (request) => {
      const { ids, change, isConfirmed } = request.body;
      const named = [...new Set(ids)].map((id) => ({ id }));
      const context = contextOf(request, { version: null });
      const versions = new Map<string, number | null>();
      const results = await oneByOne(named, async ({ id }) => {
        const changed = await inStore(request, async (tx) => {
          const made = await changeOneOfMany(tx, id, change, context);
          if (made) refuseUnlikely(made, context.now, isConfirmed);
          return made;
        });
        versions.set(id, changed && versionOf(changed));
      });
      return { results: results.map((each) => ({ ...each, version: versions.get(each.id) ?? null })) };
    },
  );
};
