import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ExchangeRatesWire } from '@teranga/contract';
import { readRates } from '../../../modules/rates/savedRates.ts';
import { readFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { shareReplies } from '../sharedReplies.ts';

/** What one FCFA buys, from the saved rates: this call makes no external request. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.get('/', { schema: { response: { 200: ExchangeRatesWire, ...readFailures } } }, async (request) => ({
    result: 'success',
    base_code: 'XOF',
    rates: await inStore(request, readRates),
  }));
};
