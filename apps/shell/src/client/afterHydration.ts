import { isDataSaverOn } from '@teranga/core/lib/preferences';
import { idle, isFirstPage, markHydrated } from '@teranga/core/lib/hydration';
import type { AppStore } from '@teranga/core/app/store';
import { loadTier, type LoadedDesign, type PageName } from '@teranga/design-kit';
import { tiersOf, type PageCode } from '../page/pageCode.ts';

/**
 * Prefetches what the page may still render and what other pages need, the product's first, so that
 * pressing a card does not wait. Failed files are refetched when rendered.
 */
export function startOtherParts(design: LoadedDesign, code: PageCode, page: PageName) {
  // A home renders none of them, and shoppers who only scroll it to the end need not load them.
  if (isDataSaverOn() && tiersOf(page).length === 0) return;
  loadTier(design, 'later').catch(() => undefined);
  void import('@teranga/core/pages/requests').catch(() => undefined);
  if (isDataSaverOn()) return;
  code.load('product').catch(code.discard);
  // Available offline, too.
  code.load('cart').catch(code.discard);
}

/**
 * Runs after hydration: requests the visitor's state, and when the browser is idle prefetches other
 * pages' parts unless data saver is on, and caches seen pages. Further calls do nothing.
 */
export function afterHydration(store: AppStore, design: LoadedDesign, code: PageCode, page: PageName) {
  if (!isFirstPage()) return;
  markHydrated();
  import('@teranga/core/app/visitor')
    .then(({ visitorRequests }) => visitorRequests().map((request) => store.dispatch(request)))
    .catch(console.error);
  void idle().then(() => {
    startOtherParts(design, code, page);
    import('../offline/index.ts')
      .then(({ goOffline }) => goOffline(store, design, code))
      .catch(() => undefined);
  });
}
