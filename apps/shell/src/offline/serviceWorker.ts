/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { refetched } from './refetched.ts';
import { emptyPage } from './emptyPage.ts';
import { answersCache, cacheRuleOf, type CacheRule } from './cacheRules.ts';
import { isDataSaverOn } from './savedDataSaver.ts';

/** The library's types were written without exact optional properties. */
type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number];

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for the network before the cached answer is used. */
const timeoutSeconds = 8;
const dayInSeconds = 86_400;
const pagesCache = 'pages';

const upTo = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * dayInSeconds, purgeOnQuotaError: true }) as Plugin;
const whole = new CacheableResponsePlugin({ statuses: [200] }) as Plugin;
/** Does not cache what the server marks as private. */
const shareable = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.headers.get('cache-control')?.includes('no-store') ? null : response,
};

const revalidate = { requestWillFetch: async ({ request }: { request: Request }) => refetched(request) };

const hasCacheRule = (kind: CacheRule) => (given: { url: URL; request: Request; sameOrigin: boolean }) =>
  given.sameOrigin &&
  cacheRuleOf({ url: given.url, method: given.request.method, mode: given.request.mode }) === kind;

/** Selects the usual strategy, or one that caches less in data saver mode. */
const byDataSaver =
  (usual: Strategy, saving: Strategy): RouteHandlerCallback =>
  async (options) =>
    ((await isDataSaverOn(caches)) ? saving : usual).handle(options);

registerRoute(hasCacheRule('code'), new CacheFirst({ cacheName: 'code', plugins: [whole, upTo(250, 60)] }));
const images = (most: number) => new CacheFirst({ cacheName: 'pictures', plugins: [whole, upTo(most, 30)] });
registerRoute(hasCacheRule('images'), byDataSaver(images(150), images(40)));
registerRoute(
  hasCacheRule('answers'),
  new NetworkFirst({
    cacheName: answersCache,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [whole, shareable, upTo(80, 7)],
  }),
);
const pages = (most: number) =>
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [revalidate, whole, shareable, upTo(most, 7)],
  });
registerRoute(hasCacheRule('pages'), byDataSaver(pages(30), pages(10)));
// Never cached; offline the shell renders them, and they say what can be done.
registerRoute(hasCacheRule('private pages'), new NetworkOnly({ plugins: [revalidate] }));

/**
 * A cached document without its content, in which the shell renders a page that was visited only by
 * client-side navigation, or is personal.
 */
async function shellDocument(): Promise<Response> {
  const cache = await caches.open(pagesCache);
  const [saved] = await cache.keys();
  const document = saved && (await cache.match(saved));
  const html = document && emptyPage(await document.text());
  return html ? new Response(html, { headers: document.headers }) : Response.error();
}

setCatchHandler(({ request }) =>
  request.mode === 'navigate' ? shellDocument() : Promise.resolve(Response.error()),
);

// A new worker takes over at once: files of an older build that an open page still needs are cached
// under their own names.
void self.skipWaiting();
clientsClaim();
