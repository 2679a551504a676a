import { isEconomical } from '@teranga/core/economy';
import type { AppStore } from '@teranga/core/store';
import { loadTier, type LoadedDesign } from '@teranga/design-kit';

/** Runs work when the browser is at leisure, or soon where it cannot tell. */
function atLeisure(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1);
}

/** Asks for what is the visitor's own. */
async function startVisitorRequests(store: AppStore) {
  const { visitorRequests } = await import('@teranga/core/visitor');
  for (const request of visitorRequests()) void store.dispatch(request);
}

/** What to do, once, when the page is alive: ask for the visitor's own state, and at leisure, unless it must spend little, for the parts of other pages. */
export function makeAfterFirstDrawing(store: AppStore, design: LoadedDesign): () => void {
  let isDone = false;
  const drawnAt = store.getState().clock.now;
  return () => {
    if (isDone) return;
    isDone = true;
    startVisitorRequests(store).catch(console.error);
    atLeisure(() => {
      // A part that fails here is asked for again where it is drawn.
      if (!isEconomical()) {
        loadTier(design, 'later').catch(() => undefined);
        void import('@teranga/core/page-requests').catch(() => undefined);
      }
      import('../offline/index.ts').then(({ goOffline }) => goOffline(drawnAt)).catch(() => undefined);
    });
  };
}
