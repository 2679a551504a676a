import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseClosed } from './closedStore.ts';
import { isPaused, pausedSeconds } from './pause.ts';
import { plainDocumentPolicy } from '../../platform/http/plainDocument.ts';
import { pausePage } from './pausePage.ts';
import { readStore } from './readStore.ts';
import type { Store } from './store.ts';
import { siteUrlOf } from './storeSettings.ts';

const movedPermanently = 301;
const reads = new Set(['GET', 'HEAD']);
const checkoutPath = '/checkout';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/**
 * Redirects visitors to the store's first host, refuses checkouts while it is paused, and answers
 * 410 once it is closed. API calls are answered at every host: PayTech calls the one it was given.
 */
export function storeOperation(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { store, method, originalUrl, routeOptions } = request;
    if (routeOptions.config.isStoreless) return;
    refuseClosed(store.closing, pathOf(originalUrl));
    if (!reads.has(method) || originalUrl.startsWith('/api/')) return;
    if (store.isRedirect)
      await reply.redirect(`${siteUrlOf(store, app.config)}${originalUrl}`, movedPermanently);
    else if (pathOf(originalUrl) === checkoutPath) await sendPausePage(app, store, originalUrl, reply);
  });
}

/** Answers for a checkout whose store is paused; does nothing while the store takes orders. */
async function sendPausePage(
  app: FastifyInstance,
  { id, pause }: Store,
  url: string,
  reply: FastifyReply,
): Promise<void> {
  const now = new Date();
  if (!isPaused(pause, now)) return;
  const shown = await app.db.withStore(id, (tx) => readStore(tx));
  const isOfCart = !new URLSearchParams(url.split('?', 2)[1]).has('product');
  const page = pausePage(shown, pause, isOfCart);
  await reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': plainDocumentPolicy,
      'retry-after': String(pausedSeconds(pause, now)),
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
