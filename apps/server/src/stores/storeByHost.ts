import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { hostName } from './hostName.ts';
import type { Store } from './store.ts';

/** Gives every request the store of its `Host`; a host of no store gets 404 and nothing of any. */
export function storeByHost(app: FastifyInstance): void {
  // Set before any handler can read it.
  app.decorateRequest('store', null as unknown as Store);
  app.addHook('onRequest', async (request) => {
    const store = await app.stores.byHost(hostName(request.host));
    if (!store) throw new Problem(404, 'Aucune boutique à cette adresse.');
    request.store = store;
  });
}
