import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LegalTextsWire, StoreWire } from '@teranga/contract';
import { readFailures } from '../failures.ts';
import { readFor } from '../readFor.ts';
import { shareReplies } from '../sharedReplies.ts';

/** The store's information about itself. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.get('/', { schema: { response: { 200: StoreWire, ...readFailures } } }, (request) =>
    readFor(request, 'getStore'),
  );
  app.get('/legal', { schema: { response: { 200: LegalTextsWire, ...readFailures } } }, (request) =>
    readFor(request, 'getLegalTexts'),
  );
};
