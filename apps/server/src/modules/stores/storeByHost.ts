import type { FastifyInstance } from 'fastify';
import { noStoreMessage } from '../../platform/http/errorResponse.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { hostName } from './hostName.ts';
import type { Store } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The store of the request's host. Not there on storeless routes. */
    store: Store;
  }
  interface FastifyContextConfig {
    /**
     * True for calls of the machinery that runs us: they come by address, not by a store's host.
     */
    isStoreless?: boolean;
  }
}

/**
 * Sets every request's store from its `Host`; an unknown host gets a 404 without any store data.
 */
export function storeByHost(app: FastifyInstance): void {
  // Set below, before any handler can read it.
  app.decorateRequest('store', null as unknown as Store);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isStoreless) return;
    // Fastify's `host` uses X-Forwarded-Host only from a proxy that the operator trusts.
    const store = await app.stores.byHost(hostName(request.host));
    if (!store) throw new HttpError(404, noStoreMessage);
    request.store = store;
  });
}
