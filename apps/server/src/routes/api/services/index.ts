import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ServiceWire } from '@teranga/contract';
import { Type } from 'typebox';
import { Problem } from '../../../http/problem.ts';
import {
  availableServices,
  listServices,
  readService,
  servicesOfCategory,
} from '../../../services/readServices.ts';
import { readFailures } from '../failures.ts';
import { inStore } from '../inStore.ts';
import { shareReplies } from '../sharedReplies.ts';

const params = Type.Object({ id: Type.String() });
const list = { schema: { response: { 200: Type.Array(ServiceWire), ...readFailures } } };
const listOf = { schema: { params, response: { 200: Type.Array(ServiceWire), ...readFailures } } };
const one = { schema: { params, response: { 200: ServiceWire, ...readFailures } } };

/** What an agency offers. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  shareReplies(app);

  app.get('/', list, (request) => inStore(request, listServices));
  app.get('/available', list, (request) => inStore(request, availableServices));

  app.get('/store/:id', listOf, async (request) => {
    // Another store is as unknown here as one that does not exist.
    if (request.params.id !== request.store.id) throw new Problem(404, 'Boutique introuvable.');
    return inStore(request, listServices);
  });

  app.get('/category/:id', listOf, async (request) => {
    const services = await inStore(request, (tx) => servicesOfCategory(tx, request.params.id));
    if (!services) throw new Problem(404, 'Catégorie introuvable.');
    return services;
  });

  app.get('/:id', one, async (request) => {
    const service = await inStore(request, (tx) => readService(tx, request.params.id));
    if (!service) throw new Problem(404, 'Service non trouvé');
    return service;
  });
};
