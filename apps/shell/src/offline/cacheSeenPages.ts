import { isDataSaverOn } from '@teranga/core/lib/preferences';
import { cacheRuleOf } from './cacheRules.ts';
import { saveDataSaverChoice } from './savedDataSaver.ts';

/** Code and styles of the current page, which loaded before the worker could cache them. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
}

/** Caches the page's inline styles as the files that other pages load. */
async function cacheInlineStyles(code: Cache): Promise<void> {
  const headers = { 'content-type': 'text/css' };
  for (const { dataset, textContent } of document.querySelectorAll<HTMLStyleElement>('style[data-file]'))
    await code.put(dataset['file'] ?? '', new Response(textContent, { headers }));
}

/**
 * Caches the current page and its files, so that it is available from the first visit on. The files
 * come from the browser's own cache.
 */
async function cacheThisPage(): Promise<void> {
  await navigator.serviceWorker.ready;
  const [code, pages] = await Promise.all([caches.open('code'), caches.open('pages')]);
  const uncachedFiles = await Promise.all(
    loadedFiles().map(async (file) => ((await code.match(file)) ? null : file)),
  );
  await Promise.all([code.addAll(uncachedFiles.filter((file) => file !== null)), cacheInlineStyles(code)]);
  const { href } = window.location;
  const isSaved = cacheRuleOf({ url: new URL(href), method: 'GET', mode: 'navigate' }) === 'pages';
  if (!isSaved || (await pages.match(href))) return;
  const document = await fetch(href, { headers: { accept: 'text/html' } });
  if (document.ok && !document.headers.get('cache-control')?.includes('no-store'))
    await pages.put(href, document);
}

/**
 * Makes visited pages available offline. Does nothing in browsers that cannot, or may not, cache.
 */
export async function cacheSeenPages(): Promise<void> {
  // A development server has no service worker.
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  await saveDataSaverChoice(isDataSaverOn(), caches);
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (isFirst) await cacheThisPage();
}
