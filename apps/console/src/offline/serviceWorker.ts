/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { showNotifications } from './showNotifications.ts';

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for the network before the saved document is used. */
const timeoutSeconds = 4;
const basePath = '/gestion';

// Data of the store is never cached: a phone that is lent or lost shows nothing of it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${basePath}/assets/`),
  new CacheFirst({ cacheName: 'console-code' }),
);
/** Every address of the console has the same document: it is saved once. */
const saveOnce = { cacheKeyWillBeUsed: async () => basePath };
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && (url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)),
  new NetworkFirst({
    cacheName: 'console-document',
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [saveOnce],
  }),
);

showNotifications(self, basePath);

void self.skipWaiting();
clientsClaim();
