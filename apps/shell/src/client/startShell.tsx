import { metaReader, readSettings } from '@teranga/core/lib/settings';
import { makeStore, type AppStore } from '@teranga/core/app/store';
import type { BrowserStorage } from '@teranga/core/lib/services';
import { applyTheme, isDataSaverOn, themeSlot } from '@teranga/core/lib/preferences';
import { retry, untilLoaded } from '@teranga/core/lib/retry';
import type { PageName } from '@teranga/design-kit';
import { PreloadProvider } from '@teranga/design-kit/navigation';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { readBrowserState } from '../browserState.ts';
import { LastResort } from '../errors/LastResort.tsx';
import { faultMark } from '../mainElement.ts';
import { matchPage } from '../matchRoute.ts';
import { makeScrollPositions } from '../navigation/pageStates.ts';
import { ShownLocation } from '../navigation/ShownLocation.tsx';
import { makeStartPage, type StartPage } from '../navigation/startPage.ts';
import { PageRoutes } from '../PageRoutes.tsx';
import { routerFuture } from '../routerFuture.ts';
import { makeAfterHydration } from './afterHydration.ts';
import { startInitialRender, finishInitialRender, type InitialRender } from './initialRender.ts';
import { loadedAt } from './loadedAt.ts';
import { loadReactDom } from './loadReactDom.ts';
import { nextTask } from './nextTask.ts';

/** Sets the document's design and theme where the server rendered nothing. */
function dressDocument(designId: string, storage: BrowserStorage) {
  const html = document.documentElement;
  html.dataset['design'] = designId;
  const theme = themeSlot.get(storage);
  if (theme) applyTheme(html, theme);
}

const notify = (error: unknown) => console.error(error);

const loadRequests = () => import('@teranga/core/pages/requests');

/** Requests what every page shows; the store records failures. */
async function startInitialRequests(store: AppStore) {
  for (const request of (await loadRequests()).initialRequests()) void store.dispatch(request);
}

interface Shell extends InitialRender {
  page: PageName;
  /** The address that the document was rendered at. */
  renderedAt: URL;
  store: AppStore;
  startPage: StartPage;
  storage: BrowserStorage;
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

function renderShell({ renderedAt, store, design, code, page, startPage, storage }: Shell) {
  const preload = (href: string) => void (isDataSaverOn() || startPage(href));
  return (
    <App store={store} design={design}>
      <BrowserRouter future={routerFuture}>
        <PreloadProvider value={preload}>
          <ShownLocation start={startPage} renderedAt={pathOf(renderedAt)}>
            <PageRoutes
              code={code}
              places={makeScrollPositions(storage, Date.now)}
              onReady={makeAfterHydration(store, design, code, page)}
            />
          </ShownLocation>
        </PreloadProvider>
      </BrowserRouter>
    </App>
  );
}

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
  if (document.querySelector(`[${faultMark}]`))
    console.error('The server could not render this page, so the browser renders it.');
  if (!state) startInitialRequests(store).catch(console.error);
  // The server's HTML is more useful than an error message: it stays, with working links, until its
  // code is loaded.
  const load = <T,>(from: () => Promise<T>) => (rendered ? retry(from, untilLoaded) : from());
  try {
    const initial = await load(() => startInitialRender(settings.design));
    const { design, code } = initial;
    const { id } = design.design;
    const renderedAt = new URL(rendered && state?.at === undefined ? loadedAt() : window.location.href);
    const startPage = makeStartPage({ store, code, design: design.design });
    if (!rendered) startPage(pathOf(renderedAt));
    dressDocument(id, storage);
    const match = matchPage(design.design, renderedAt.pathname);
    await load(() => finishInitialRender(initial, match, rendered));
    const { createRoot, hydrateRoot } = await load(loadReactDom);
    const shell = renderShell({ ...initial, renderedAt, page: match.page, store, startPage, storage });
    // What says how to order without code is hidden, also where the code was long in coming.
    document.documentElement.dataset['scripts'] = 'here';
    // Hydrates existing HTML in short tasks.
    if (rendered) startTransition(() => void hydrateRoot(root, shell, { onRecoverableError: notify }));
    else createRoot(root).render(shell);
  } catch (error) {
    console.error(error);
    if (!rendered)
      (await loadReactDom()).createRoot(root).render(<LastResort retry={() => window.location.reload()} />);
  }
}
