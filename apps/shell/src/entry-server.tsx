import { baseApi } from '@teranga/core/lib/api';
import { privateRedirect } from '@teranga/core/app/private-pages';
import { metadataTags, pageMetadataOf } from '@teranga/core/pages/metadata';
import { nothingInline, type RenderedPage, type RenderRequest } from '@teranga/core/pages/render';
import { movedPage, pageStatus } from '@teranga/core/pages/requests';
import { currencyChoice, hasCurrencies } from '@teranga/core/features/page-frame';
import { orderContacts } from '@teranga/core/features/store-info';
import { dehydrate, type AppStore } from '@teranga/core/app/store';
import type { BuiltFiles } from './build/builtFiles.ts';
import { designIds } from './designs/loadDesign.ts';
import { pageAssets } from './document/pageAssets.ts';
import type { DocumentProps } from './document/Document.tsx';
import { pageVersion } from './document/pageVersion.ts';
import { renderDocument } from './document/renderDocument.tsx';
import { errorMatch, matchPage, matchRoute, type RouteMatch } from './page/matchRoute.ts';
import { renderMarkup, type PageMarkup } from './server/renderMarkup.tsx';
import { prepareStore } from './server/prepareStore.ts';
import { orderRedirectOf, redirectOf } from './server/redirects.ts';
import { renderWithRetry } from './server/renderWithRetry.ts';
import { wholeDesign, type WholeDesign } from './server/wholeDesign.ts';

/** The designs of this build; a store that names another renders in the default one. */
export { designIds as designs };

const okStatus = 200;
const movedStatus = 301;
const seeOtherStatus = 303;
const errorStatus = 500;

interface Rendering {
  match: RouteMatch;
  rendered: PageMarkup;
  status: number;
}

/**
 * Renders the page; on failure the design's error page replaces it, and the browser retries by
 * itself.
 */
async function renderOrError(whole: WholeDesign, store: AppStore, url: URL): Promise<Rendering> {
  const { design } = whole.loaded;
  const match = matchPage(design, url.pathname);
  const rendered = await renderWithRetry(
    () => renderMarkup(whole, store, url),
    (error) =>
      console.error(`The page ${match.page} could not be rendered in the design ${design.id}.`, error),
  );
  if (!rendered)
    return {
      match: errorMatch,
      rendered: await renderMarkup(whole, store, url, true),
      status: errorStatus,
    };
  return {
    match,
    rendered,
    status: pageStatus(store.getState(), match.page, match.params, url.searchParams),
  };
}

/** Whether the page at this path and query is one visitor's alone. */
export const isPrivate = (url: string): boolean =>
  matchRoute(new URL(`http://page${url}`).pathname).isPrivate;

const movedTo = (location: string): RenderedPage => ({
  status: movedStatus,
  html: '',
  inline: nothingInline,
  isPrivate: false,
  location,
});

/** Where this visitor is sent instead, now. */
const seeOther = (location: string): RenderedPage => ({
  ...movedTo(location),
  status: seeOtherStatus,
  isPrivate: true,
});

/** The body of the rates' answer; nothing where they cannot be read. */
async function ratesOf({ read }: RenderRequest): Promise<unknown> {
  const { status, body } = await read('getRates', {});
  return status === okStatus ? (JSON.parse(body) as unknown) : null;
}

async function renderPage(
  assetsOf: ReturnType<typeof pageAssets>,
  request: RenderRequest,
  url: URL,
): Promise<RenderedPage> {
  const whole = await wholeDesign(request.settings.design);
  const { design } = whole.loaded;
  const requested = matchPage(design, url.pathname);
  const store = await prepareStore(request, requested, url.searchParams, design);
  try {
    const canonical = movedPage(store.getState(), requested.page, url.searchParams);
    if (canonical) return movedTo(canonical);
    const elsewhere = privateRedirect(store.getState(), requested.page, url);
    if (elsewhere !== null) return seeOther(elsewhere);
    const { match, rendered, status } = await renderOrError(whole, store, url);
    const state = store.getState();
    const currency = hasCurrencies(state) ? currencyChoice(state, await ratesOf(request)) : null;
    const isError = match === errorMatch;
    const metadata = pageMetadataOf(state, match.page, match.params, url.searchParams);
    const assets = assetsOf(whole, match.page, rendered.parts);
    const props: DocumentProps = {
      settings: request.settings,
      designId: design.id,
      savesData: request.savesData ?? false,
      isScriptless: request.isScriptless ?? false,
      notice: request.notice ?? null,
      pause: request.pause ?? null,
      icon: request.icon ?? null,
      metadata: metadataTags(metadata, request.settings),
      assets,
      contacts: orderContacts(state),
      currency,
      form: Object.values(request.posted ?? {})[0] ?? null,
      content: rendered.content,
      state: isError
        ? null
        : {
            store: dehydrate(state),
            parts: rendered.parts,
            ...(request.posted && { at: request.url }),
          },
    };
    const { html, inline } = renderDocument(props, request.css ?? '');
    const version = match.isPrivate ? {} : { version: pageVersion(props, inline) };
    const noindex = metadata.noindex ?? false;
    const files = { scripts: assets.scripts, styles: assets.styles };
    return { status, html, inline, files, isPrivate: match.isPrivate, noindex, location: null, ...version };
  } finally {
    // Each answer in the store would keep a timer running, which retains the store.
    store.dispatch(baseApi.util.resetApiState());
  }
}

/** Makes the renderer of one build: `manifest` is the client's `.vite/manifest.json`. */
export function createRenderer({ manifest }: { manifest: BuiltFiles }) {
  const assetsOf = pageAssets(manifest);
  return async (request: RenderRequest): Promise<RenderedPage> => {
    const url = new URL(`http://page${request.url}`);
    const order = orderRedirectOf(url.pathname, url.search);
    if (order) return seeOther(order);
    const moved = redirectOf(url.pathname, url.search);
    if (moved) return movedTo(moved);
    return renderPage(assetsOf, request, url);
  };
}
