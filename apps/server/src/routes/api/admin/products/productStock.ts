import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  defaultPage,
  LowStockWire,
  MovementPageWire,
  MovementQueryWire,
  NewPriceWire,
  StaffProductWire,
  StockChangedWire,
  StockChangeWire,
} from '@teranga/contract/admin';
import { changePrice } from '../../../../modules/catalogue/edit/changePrice.ts';
import { changeStock } from '../../../../modules/catalogue/edit/changeStock.ts';
import { setLowStock } from '../../../../modules/catalogue/edit/setLowStock.ts';
import { listMovements } from '../../../../modules/catalogue/stock/listMovements.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { readTime } from '../readTime.ts';
import { contextOf, params, readChanged, reads, stockWrites, writes } from './productRoute.ts';
import { refuseUnlikely } from './refuseUnlikely.ts';

/** Quantities and prices of a product. */
export function productStock(app: Parameters<FastifyPluginAsyncTypebox>[0]): void {
  app.post(
    '/:id/stock',
    {
      config: stockWrites,
      schema: { params, body: StockChangeWire, response: { 200: StockChangedWire, ...adminWriteFailures } },
    },
    async (request) => {
      const { sku = '', change, reason } = request.body;
      const product = { productId: request.params.id, sku };
      const stockChange = 'isUntracked' in change ? ({ untracked: true } as const) : change;
      const context = contextOf(request, { version: null, reason });
      return inStore(request, (tx) => changeStock(tx, product, stockChange, context));
    },
  );

  app.get(
    '/:id/movements',
    {
      config: reads,
      schema: {
        params,
        querystring: MovementQueryWire,
        response: { 200: MovementPageWire, ...adminReadFailures },
      },
    },
    async (request) => {
      const { cursor, limit: size = defaultPage, sku = '' } = request.query;
      const product = { productId: request.params.id, sku };
      const { items, next } = await inStore(request, (tx) => listMovements(tx, product, { cursor, size }));
      return { items: items.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })), next };
    },
  );

  app.put(
    '/:id/low-stock',
    {
      config: writes,
      schema: { params, body: LowStockWire, response: { 200: StaffProductWire, ...adminWriteFailures } },
    },
    async (request) => {
      const { id } = request.params;
      return inStore(request, async (tx) => {
        await setLowStock(tx, actorOf(request), id, request.body.threshold);
        return readChanged(tx, id);
      });
    },
  );

  app.post(
    '/:id/price',
    {
      config: { ...writes, isConditional: true },
      schema: { params, body: NewPriceWire, response: { 200: StaffProductWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { sku = '', price, compareAt = null, reason, from, until, isConfirmed } = request.body;
      const { from: start = null } = readTime('from', from ?? undefined);
      const { until: end = null } = readTime('until', until ?? undefined);
      const context = contextOf(request, { version: readIfMatch(request), reason });
      const product = await inStore(request, async (tx) => {
        const newPrice = { price, compareAt, from: start, until: end };
        const changed = await changePrice(tx, { productId: id, sku }, newPrice, context);
        refuseUnlikely(changed, context.now, isConfirmed);
        return readChanged(tx, id);
      });
      setVersion(reply, product.version);
      return product;
    },
  );
}
