import { metaReader, readSettings } from '@teranga/core/lib/settings';
import { makeStore, type AppStore } from '@teranga/core/app/store';
import type { BrowserStorage } from '@teranga/core/lib/services';
import { applyTheme, themeSlot } from '@teranga/core/lib/preferences';
import type { PageName } from '@teranga/design-kit';
import { startTransition } from 'react';
import { App } from '../App.tsx';
import { AppFrame } from '../AppFrame.tsx';
import { readBrowserState } from '../browserState.ts';
import { LastResort } from '../errors/LastResort.tsx';
import { matchPage, redirectOf } from '../matchRoute.ts';
import { makeBrowserHistory, type BrowserHistory } from '../navigation/browserHistory.ts';
import { makeScrollPositions } from '../navigation/pageStates.ts';
import { ShellRouter } from '../navigation/ShellRouter.tsx';
import { makeStartPage, type StartPage } from '../navigation/startPage.ts';
import { makeAfterHydration } from './afterHydration.ts';
import { awaitFirstInteraction } from './firstInteraction.ts';
import { startInitialRender, finishInitialRender, type InitialRender } from './initialRender.ts';
import { loadedAt } from './replayClicks.ts';
import { loadReactDom } from './loadReactDom.ts';
import { nextTask } from './nextTask.ts';
import { retryForever } from './retryForever.ts';

/** Sets the document's design and theme where the server rendered nothing. */
function dressDocument(designId: string, storage: BrowserStorage) {
  const html = document.documentElement;
  html.dataset['design'] = designId;
  const theme = themeSlot.get(storage);
  if (theme) applyTheme(html, theme);
}

/** Names for history entries, unlike those of an earlier load of the same tab. */
function makeKeys(): () => string {
  const begunAt = Date.now();
  let made = 0;
  return () => `${begunAt}-${(made += 1)}`;
}

const notify = (error: unknown) => console.error(error);

const here = () => window.location.href;

const loadRequests = () => import('@teranga/core/pages/requests');

/** Requests what every page shows; the store records failures. */
async function startInitialRequests(store: AppStore) {
  for (const request of (await loadRequests()).initialRequests()) void store.dispatch(request);
}

interface Shell extends InitialRender {
  history: BrowserHistory;
  page: PageName;
  store: AppStore;
  startPage: StartPage;
  storage: BrowserStorage;
}

function renderShell({ history, store, design, code, page, startPage, storage }: Shell) {
  return (
    <App store={store} design={design}>
      <ShellRouter history={history} start={startPage}>
        <AppFrame
          code={code}
          places={makeScrollPositions(storage, Date.now)}
          onReady={makeAfterHydration(store, design, code, page)}
        />
      </ShellRouter>
    </App>
  );
}

/** Navigates to the new address of a moved page, without a history entry. */
function followRedirect() {
  const { pathname, search, hash } = window.location;
  const target = redirectOf(pathname, search);
  if (target) window.history.replaceState(window.history.state, '', target + hash);
}

/** Starts the page: hydrates the server's HTML if there is any, otherwise renders from scratch. */
export async function startShell(root: HTMLElement, storage: BrowserStorage): Promise<void> {
  followRedirect();
  // The code was run just now.
  await nextTask();
  const settings = readSettings(metaReader(document));
  const state = readBrowserState(document);
  if (state?.at !== undefined) window.history.replaceState(window.history.state, '', state.at);
  // Offline, a page that was not cached renders in another page's document, whose root is then
  // empty.
  const rendered = root.hasChildNodes() ? state : null;
  const store = makeStore({ settings, storage, ...(state ? { preloadedState: state.store } : {}) });
  if (rendered) awaitFirstInteraction(window, storage);
  if (!state) startInitialRequests(store).catch(console.error);
  // The server's HTML is more useful than an error message: it stays, with working links, until its
  // code is loaded.
  const had = rendered ? retryForever : <T,>(load: () => Promise<T>) => load();
  try {
    const rendering = await had(() => startInitialRender(settings.design));
    const { design, code } = rendering;
    const { id } = design.design;
    const history = makeBrowserHistory(
      window,
      makeKeys(),
      rendered && state?.at === undefined ? loadedAt() : here(),
    );
    const { pathname, search } = history.place().address;
    const startPage = makeStartPage({ store, code, design: design.design, here });
    if (!rendered) void startPage(pathname + search);
    dressDocument(id, storage);
    const match = matchPage(design.design, pathname);
    await had(() => finishInitialRender(rendering, match, rendered));
    const { createRoot, hydrateRoot } = await had(loadReactDom);
    const shell = renderShell({ ...rendering, history, page: match.page, store, startPage, storage });
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
