import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ExchangeRatesWire } from '@teranga/contract';
import { readFailures } from '../failures.ts';
import { readFor } from '../readFor.ts';
import { shareReplies } from '../sharedReplies.ts';

/** What one FCFA buys, from the saved rates: this call makes no external request. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.get('/', { schema: { response: { 200: ExchangeRatesWire, ...readFailures } } }, (request) =>
    readFor(request, 'getRates'),
  );
};
