import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { StoreWire } from '@teranga/contract';
import { designInProcess } from '../../../platform/http/internalRequest.ts';
import { readStore } from '../../../modules/stores/readStore.ts';
import { readFailures } from '../failures.ts';
import { inStore } from '../inStore.ts';
import { shareReplies } from '../sharedReplies.ts';

/** The store's information about itself. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.get('/', { schema: { response: { 200: StoreWire, ...readFailures } } }, (request) =>
    inStore(request, (tx) => readStore(tx, request.preview?.design ?? designInProcess())),
  );
};
