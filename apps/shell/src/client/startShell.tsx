import { metaReader, readSettings } from '@teranga/core/lib/settings';
import { makeStore } from '@teranga/core/app/store';
import type { BrowserStorage } from '@teranga/core/lib/services';
import { applyTheme, isDataSaverOn, themeSlot } from '@teranga/core/lib/preferences';
import { retry, untilLoaded } from '@teranga/core/lib/retry';
import { PreloadProvider } from '@teranga/design-kit/navigation';
import { startTransition } from 'react';
import { App } from '../app/App.tsx';
import { readBrowserState } from '../page/browserState.ts';
import { loadDesign } from '../designs/loadDesign.ts';
import { LastResort } from '../errors/LastResort.tsx';
import { errorMark, pauseBarId } from '../page/mainElement.ts';
import { matchPage } from '../page/matchRoute.ts';
import { makeScrollPositions } from '../navigation/pageStates.ts';
import { PageRouter } from '../navigation/PageRouter.tsx';
import { makeStartPage } from '../navigation/startPage.ts';
import { makePageCode } from '../page/pageCode.ts';
import { PageRoutes } from '../app/PageRoutes.tsx';
import { afterHydration } from './afterHydration.ts';
import { loadFirstView } from './loadFirstView.ts';

/** Ends the current task, so that the browser may paint and handle events before the next. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs React's code in a task of its own, after the page's code and before it renders. */
async function loadReactDom() {
  await nextTask();
  const reactDom = await import('react-dom/client');
  await nextTask();
  return reactDom;
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** Starts the page: hydrates the server's HTML if there is any, otherwise renders from scratch. */
export async function startShell(root: HTMLElement, storage: BrowserStorage): Promise<void> {
  // The code was run just now.
  await nextTask();
  const settings = readSettings(metaReader(document));
  const state = readBrowserState(document);
  if (state?.at !== undefined) window.history.replaceState(window.history.state, '', state.at);
  // Offline, a page that was not cached renders in another page's document, whose root is then
  // empty.
  const rendered = root.hasChildNodes() ? state : null;
  const store = makeStore({ settings, storage, ...(state ? { preloadedState: state.store } : {}) });
  if (document.querySelector(`[${errorMark}]`))
    console.error('The server could not render this page, so the browser renders it.');
  if (!state) {
    const theme = themeSlot.get(storage);
    if (theme) applyTheme(document.documentElement, theme);
    import('@teranga/core/pages/requests')
      .then(({ initialRequests }) => initialRequests().map((request) => store.dispatch(request)))
      .catch(console.error);
  }
  // The server's HTML is more useful than an error message: it stays, with working links, until its
  // code is loaded.
  const load = <T,>(from: () => Promise<T>) => (rendered ? retry(from, untilLoaded) : from());
  try {
    const design = await load(() => loadDesign(settings.design, (text) => console.warn(text)));
    const code = makePageCode(design);
    const { loadedAt = window.location.href } = document.documentElement.dataset;
    const renderedAt = new URL(rendered && state?.at === undefined ? loadedAt : window.location.href);
    const isPaused = document.getElementById(pauseBarId) !== null;
    const startPage = makeStartPage({ store, code, design: design.design, isPaused });
    if (!rendered) void startPage(pathOf(renderedAt));
    document.documentElement.dataset['design'] = design.design.id;
    const { page } = matchPage(design.design, renderedAt.pathname);
    await load(() => loadFirstView(design, code, page, rendered));
    const { createRoot, hydrateRoot } = await load(loadReactDom);
    const shell = (
      <App store={store} design={design}>
        <PreloadProvider value={(href) => void (isDataSaverOn() || startPage(href))}>
          <PageRouter start={startPage} renderedAt={pathOf(renderedAt)}>
            <PageRoutes
              code={code}
              scrollPositions={makeScrollPositions(storage, Date.now)}
              onReady={() => afterHydration(store, design, code, page)}
            />
          </PageRouter>
        </PreloadProvider>
      </App>
    );
    // Hides the help for ordering without code, which slow code has shown.
    document.documentElement.dataset['scripts'] = 'here';
    // Hydrates existing HTML in short tasks.
    if (rendered) startTransition(() => void hydrateRoot(root, shell, { onRecoverableError: console.error }));
    else createRoot(root).render(shell);
  } catch (error) {
    console.error(error);
    if (!rendered)
      (await loadReactDom()).createRoot(root).render(<LastResort retry={() => window.location.reload()} />);
  }
}
