import { baseApi } from '@teranga/core/lib/api';
import { metadataHtml, metadataTags, pageMetadataOf } from '@teranga/core/pages/metadata';
import { movedPage, pageStatus } from '@teranga/core/pages/requests';
import { orderContacts } from '@teranga/core/features/store-info';
import { dehydrate, type AppStore } from '@teranga/core/app/store';
import { iconShapes } from 'virtual:icon-shapes';
import type { BuiltFiles } from './build/builtFiles.ts';
import { designLoaders } from './designs/designFolders.ts';
import { registerIconShapes } from './icons/iconShapes.ts';
import { errorMatch, matchPage, orderOf, redirectOf, type RouteMatch } from './matchRoute.ts';
import { renderMarkup, type PageMarkup } from './server/renderMarkup.tsx';
import { errorFragments, markError } from './server/errorDocument.ts';
import { isPersonalPage } from './server/isPersonalPage.ts';
import { joinPieces, type InlineSources } from './server/inlineElements.ts';
import { writeDocument } from './server/pageDocument.ts';
import { pageFiles } from './server/pageFiles.ts';
import { prepareStore } from './server/prepareStore.ts';
import type { RenderRequest } from './server/renderRequest.ts';
import { renderWithRetry } from './server/renderWithRetry.ts';
import { wholeDesign, type WholeDesign } from './server/wholeDesign.ts';

/** A rendered page, to be sent as it is. */
export interface RenderedPage {
  status: number;
  /** The complete document. */
  html: string;
  /** What its Content-Security-Policy must allow. */
  inline: InlineSources;
  /** It contains an order's reference: not to be stored, nor sent to other sites as referrer. */
  isPrivate: boolean;
  /** Where the address moved, with status 301; null otherwise. */
  location: string | null;
}

/** The designs of this build; a store that names another renders in the default one. */
export const designs: readonly string[] = [...designLoaders.keys()];

registerIconShapes(iconShapes);

const movedStatus = 301;
const seeOtherStatus = 303;
const faultStatus = 500;

/** What pages need of the client's build. */
interface Build {
  sheets: BuiltFiles['sheets'];
  flatSheets: BuiltFiles['flatSheets'];
  filesOf: ReturnType<typeof pageFiles>;
}

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
    () => renderMarkup(whole, store, url, match),
    (error) => console.error(`The page ${match.page} could not be drawn in the design ${design.id}.`, error),
  );
  if (!rendered)
    return {
      match: errorMatch,
      rendered: await renderMarkup(whole, store, url, errorMatch),
      status: faultStatus,
    };
  return {
    match,
    rendered,
    status: pageStatus(store.getState(), match.page, match.params, url.searchParams),
  };
}

const movedTo = (location: string): RenderedPage => ({
  status: movedStatus,
  ...joinPieces([]),
  isPrivate: false,
  location,
});

async function renderPage(
  { sheets, flatSheets, filesOf }: Build,
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
    const { match, rendered, status } = await renderOrError(whole, store, url);
    const state = store.getState();
    const isFault = match === errorMatch;
    const metadata = pageMetadataOf(state, match.page, match.params, url.searchParams);
    const { html, inline } = writeDocument({
      settings: request.settings,
      designId: design.id,
      css: request.css ?? '',
      notice: request.notice ?? '',
      icon: request.icon ?? null,
      metadata: [metadataHtml(metadataTags(metadata, request.settings)), ...(isFault ? errorFragments : [])],
      files: filesOf(whole, match.page, rendered.parts),
      sheets,
      flatSheet: flatSheets[design.id],
      contacts: orderContacts(state),
      explainsScripts: match.withoutScript !== null,
      content: isFault ? markError(rendered.content) : rendered.content,
      isOwn: isPersonalPage(match),
      state: isFault ? null : { store: dehydrate(state), parts: rendered.parts },
    });
    return { status, html, inline, isPrivate: match.isPrivate !== false, location: null };
  } finally {
    // Each answer in the store would keep a timer running, which retains the store.
    store.dispatch(baseApi.util.resetApiState());
  }
}

/** Makes the renderer of one build: `manifest` is the client's `.vite/manifest.json`. */
export function createRenderer({ manifest }: { manifest: BuiltFiles }) {
  const build = { sheets: manifest.sheets, flatSheets: manifest.flatSheets, filesOf: pageFiles(manifest) };
  return async (request: RenderRequest): Promise<RenderedPage> => {
    const url = new URL(`http://page${request.url}`);
    const order = orderOf(url.pathname, url.search);
    if (order) return { status: seeOtherStatus, ...joinPieces([]), isPrivate: true, location: order };
    const moved = redirectOf(url.pathname, url.search);
    if (moved) return movedTo(moved);
    return renderPage(build, request, url);
  };
}
