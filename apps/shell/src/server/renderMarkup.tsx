import type { AppStore } from '@teranga/core/app/store';
import type { LoadedDesign, PartName } from '@teranga/design-kit';
import { StaticRouter } from 'react-router-dom/server';
import { App } from '../app/App.tsx';
import { AppFrame } from '../app/AppFrame.tsx';
import { errorMatch } from '../page/matchRoute.ts';
import type { ScrollPositions } from '../navigation/ScrollPositions.ts';
import { PageRoutes } from '../app/PageRoutes.tsx';
import { renderToText, type RenderedTree } from './renderToText.ts';
import type { WholeDesign } from './wholeDesign.ts';

const nowhere: ScrollPositions = { persist: () => undefined, recall: () => null };

/** A page as HTML, and the parts it contains. */
export interface PageMarkup {
  content: string;
  parts: PartName[];
  caught: RenderedTree['caught'];
}

/** Renders the frame with the page of an address in it, or with the error page. */
export async function renderMarkup(
  { loaded, code }: WholeDesign,
  store: AppStore,
  url: URL,
  isError = false,
): Promise<PageMarkup> {
  const frame = { code, scrollPositions: nowhere, onReady: () => undefined };
  const rendered = new Set<PartName>();
  const design: LoadedDesign = { ...loaded, onRender: (name) => rendered.add(name) };
  const { html, caught } = await renderToText(
    <App store={store} design={design}>
      <StaticRouter location={url.pathname + url.search}>
        {isError ? <AppFrame match={errorMatch} {...frame} /> : <PageRoutes {...frame} />}
      </StaticRouter>
    </App>,
  );
  return { content: html, parts: [...rendered], caught };
}
