import { isEconomical } from '@teranga/core/economy';
import { idle, onFirstInteraction, type AppStore } from '@teranga/core/store';
import { endFirstPage, loadTier, type LoadedDesign, type PageName } from '@teranga/design-kit';
import { isLightPage, type PageCode } from '../pageCode.ts';
import { loadIconShapes } from '../icons/iconShapes.ts';
import { replayQueuedClicks } from './replayClicks.ts';

/** Asks for what is the visitor's own. */
async function startVisitorRequests(store: AppStore) {
  const { visitorRequests } = await import('@teranga/core/visitor');
  for (const request of visitorRequests()) void store.dispatch(request);
}

/** Asks for what else the page may draw, and other pages need, the product's first: a press on a card waits for nothing then. What fails is asked for again where it is drawn. */
export function startOtherParts(design: LoadedDesign, code: PageCode, page: PageName) {
  loadIconShapes().catch(() => undefined);
  // A home draws none of them, and who looks round there to the end is spared them.
  if (isEconomical() && isLightPage(page)) return;
  loadTier(design, 'later').catch(() => undefined);
  void import('@teranga/core/page-requests').catch(() => undefined);
  if (!isEconomical()) code.load('product').catch(code.discard);
}

/** What to do, once, when the page is alive: do what was pressed too early. And when its shopper stirs: ask for the visitor's own state and, unless they must spend little, for the parts of other pages; keep what was seen. */
export function makeAfterHydration(
  store: AppStore,
  design: LoadedDesign,
  code: PageCode,
  page: PageName,
): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    endFirstPage();
    replayQueuedClicks();
    onFirstInteraction(() => {
      startVisitorRequests(store).catch(console.error);
      void idle().then(() => {
        startOtherParts(design, code, page);
        import('./whenIdle.ts')
          .then(({ runWhenIdle }) => runWhenIdle(store, design, code))
          .catch(() => undefined);
      });
    });
  };
}
