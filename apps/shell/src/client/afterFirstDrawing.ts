import { isEconomical } from '@teranga/core/economy';
import type { AppStore } from '@teranga/core/store';
import { endFirstPage, loadTier, type LoadedDesign } from '@teranga/design-kit';
import { loadDrawings } from '../icons/drawings.ts';

/** Runs work when the browser is at leisure, or soon where it cannot tell. */
function atLeisure(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1);
}

/** What a shopper does first, whatever it is: a page that is only looked at, or left at once, loads no more than it shows. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs work, at leisure, once the shopper does something. */
function atFirstSign(run: () => void) {
  const heard = new AbortController();
  const hear = ({ type, target }: Event) => {
    // A carousel that turns by itself scrolls too.
    if (type === 'scroll' && target !== document) return;
    heard.abort();
    atLeisure(run);
  };
  for (const sign of signs)
    window.addEventListener(sign, hear, { signal: heard.signal, capture: true, passive: true });
}

/** Asks for what is the visitor's own. */
async function startVisitorRequests(store: AppStore) {
  const { visitorRequests } = await import('@teranga/core/visitor');
  for (const request of visitorRequests()) void store.dispatch(request);
}

/** What to do, once, when the page is alive: ask for the visitor's own state, and when the shopper stirs, unless they must spend little, for the parts of other pages. */
export function makeAfterFirstDrawing(store: AppStore, design: LoadedDesign): () => void {
  let isDone = false;
  const drawnAt = store.getState().clock.now;
  return () => {
    if (isDone) return;
    isDone = true;
    endFirstPage();
    startVisitorRequests(store).catch(console.error);
    atFirstSign(() => {
      // Icons that fail are asked for again where one is drawn, parts too.
      loadDrawings().catch(() => undefined);
      if (isEconomical()) return;
      loadTier(design, 'later').catch(() => undefined);
      void import('@teranga/core/page-requests').catch(() => undefined);
    });
    atLeisure(() => {
      import('../offline/index.ts')
        .then(({ goOffline }) => goOffline(drawnAt, design))
        .catch(() => undefined);
    });
  };
}
