import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PricePreviewRequestWire, PricePreviewWire } from '@teranga/contract/admin';
import { previewPrices } from '../../../../modules/catalogue/desk/previewPrices.ts';
import { HttpError } from '../../../../platform/http/httpError.ts';
import { adminWriteFailures } from '../adminFailures.ts';
import { readTime } from '../readTime.ts';

/** What price rules would make of a price. Changes nothing. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/',
    {
      config: { role: 'manager', scope: 'catalogue:read' },
      schema: { body: PricePreviewRequestWire, response: { 200: PricePreviewWire, ...adminWriteFailures } },
    },
    async ({ body }) => {
      const { from } = readTime('from', body.from);
      const { until } = readTime('until', body.until);
      if (!from || !until) throw new HttpError(422, 'Donnez le début et la fin.');
      return previewPrices(body, body.variations ?? [], { from, until });
    },
  );
};
