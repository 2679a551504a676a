import { isDataSaverOn } from '@teranga/core/lib/preferences';
import { idle, isFirstPage, markHydrated } from '@teranga/core/lib/hydration';
import type { AppStore } from '@teranga/core/app/store';
import { loadTier, type LoadedDesign, type PageName } from '@teranga/design-kit';
import { isLightPage, type PageCode } from '../page/pageCode.ts';

/** Requests the visitor's own state. */
async function startVisitorRequests(store: AppStore) {
  const { visitorRequests } = await import('@teranga/core/app/visitor');
  for (const request of visitorRequests()) void store.dispatch(request);
}

/**
 * Prefetches what the page may still render and what other pages need, the product's first, so that
 * pressing a card does not wait. Failed files are refetched when rendered.
 */
export function startOtherParts(design: LoadedDesign, code: PageCode, page: PageName) {
  // A home renders none of them, and shoppers who only scroll it to the end need not load them.
  if (isDataSaverOn() && isLightPage(page)) return;
  loadTier(design, 'later').catch(() => undefined);
  void import('@teranga/core/pages/requests').catch(() => undefined);
  if (isDataSaverOn()) return;
  code.load('product').catch(code.discard);
  // Available offline, too.
  code.load('cart').catch(code.discard);
}

/**
 * Makes the callback that runs once, after hydration: it requests the visitor's state, and when the
 * browser is idle prefetches other pages' parts unless data saver is on, and caches seen pages.
 */
export function makeAfterHydration(
  store: AppStore,
  design: LoadedDesign,
  code: PageCode,
  page: PageName,
): () => void {
  return () => {
    if (!isFirstPage()) return;
    markHydrated();
    startVisitorRequests(store).catch(console.error);
    void idle().then(() => {
      startOtherParts(design, code, page);
      import('../offline/index.ts').then(({ goOffline }) => goOffline(store, design)).catch(() => undefined);
    });
  };
}
