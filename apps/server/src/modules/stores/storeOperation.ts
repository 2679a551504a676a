import type { FastifyInstance } from 'fastify';
import { refuseClosed } from './closedStore.ts';
import { refusePaused } from './pause.ts';
import { siteUrlOf } from './storeSettings.ts';

const movedPermanently = 301;
const reads = new Set(['GET', 'HEAD']);
const checkoutPath = '/checkout';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/**
 * Sends visitors of a host that only redirects to the store's first one, and says at the checkout of
 * a paused store that it takes no orders. A closed store answers 410. Calls of the API are answered at every host: PayTech calls
 * the one that it was given.
 */
export function storeOperation(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { store, method, originalUrl, routeOptions } = request;
    if (routeOptions.config.isStoreless) return;
    refuseClosed(store.closing, pathOf(originalUrl));
    if (!reads.has(method) || originalUrl.startsWith('/api/')) return;
    if (store.isRedirect)
      await reply.redirect(`${siteUrlOf(store, app.config)}${originalUrl}`, movedPermanently);
    else if (pathOf(originalUrl) === checkoutPath) refusePaused(store.pause, new Date());
  });
}
