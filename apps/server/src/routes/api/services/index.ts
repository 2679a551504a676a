import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { QuoteRequestWire, QuoteSentWire, ServiceWire } from '@teranga/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { toErrorResponse } from '../../../platform/http/errorResponse.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { countMessage } from '../../../modules/messages/formLimits.ts';
import { oncePerKey, readIdempotencyKey } from '../../../modules/orders/idempotency.ts';
import { shopperUrl } from '../../../modules/stores/shopperUrl.ts';
import { quoteErrors, toQuoteRequest, type QuoteRequest } from '../../../modules/quotes/readQuoteRequest.ts';
import { sendQuote } from '../../../modules/quotes/sendQuote.ts';
import { refuseWithoutServices } from '../../../modules/services/hasServices.ts';
import {
  availableServices,
  listServices,
  servicesOfCategory,
} from '../../../modules/services/readServices.ts';
import { readFailures, writeFailures } from '../failures.ts';
import { inStore } from '../../../platform/http/inStore.ts';
import { readFor } from '../readFor.ts';
import { shareReplies } from '../sharedReplies.ts';
import { incompleteRequest } from '../../../platform/http/incompleteForm.ts';

const params = Type.Object({ id: Type.String() });
const list = { schema: { response: { 200: Type.Array(ServiceWire), ...readFailures } } };
const listOf = { schema: { params, response: { 200: Type.Array(ServiceWire), ...readFailures } } };
const one = { schema: { params, response: { 200: ServiceWire, ...readFailures } } };

/** Reads a request for a quote; refuses it with a text for every field that is wrong. */
async function readRequest(request: FastifyRequest<{ Body: QuoteRequestWire }>): Promise<QuoteRequest> {
  const { body, validationError } = request;
  const schemaErrors = validationError ? (toErrorResponse(validationError).errors ?? {}) : null;
  const errors = { ...schemaErrors, ...(await quoteErrors(body)) };
  if (schemaErrors || Object.keys(errors).length > 0) throw new HttpError(422, incompleteRequest, errors);
  return toQuoteRequest(body);
}

/** An agency's services, and quote requests for them. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);
  app.addHook('onRequest', async (request) => refuseWithoutServices(request));

  app.get('/', list, (request) => readFor(request, 'getServices'));
  app.get('/available', list, (request) => inStore(request, availableServices));

  app.get('/store/:id', listOf, async (request) => {
    // Another store is as unknown here as one that does not exist.
    if (request.params.id !== request.store.id) throw new HttpError(404, 'Boutique introuvable.');
    return inStore(request, listServices);
  });

  app.get('/category/:id', listOf, async (request) => {
    const services = await inStore(request, (tx) => servicesOfCategory(tx, request.params.id));
    if (!services) throw new HttpError(404, 'Catégorie introuvable.');
    return services;
  });

  app.get('/:id', one, (request) => readFor(request, 'getService', request.params));

  app.post(
    '/quote',
    {
      // Validation errors are attached, so that the form's own messages can be merged with the
      // schema's.
      attachValidation: true,
      schema: { body: QuoteRequestWire, response: { 200: QuoteSentWire, ...writeFailures } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const key = readIdempotencyKey(request);
      const requested = await readRequest(request);
      return inStore(request, (tx) =>
        oncePerKey(tx, key, requested, async () => {
          await countMessage(tx, request, 'quote', requested.email);
          return sendQuote(tx, requested, { hasMail: app.canSend('email'), siteUrl: shopperUrl(request) });
        }),
      );
    },
  );
};
