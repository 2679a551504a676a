import type { AppStore } from '@teranga/core/app/store';
import type { LoadedDesign, PartName } from '@teranga/design-kit';
import { NavigationProvider, type Navigation } from '@teranga/design-kit/navigation';
import { App } from '../App.tsx';
import { AppFrame } from '../AppFrame.tsx';
import type { RouteMatch } from '../matchRoute.ts';
import type { ScrollPositions } from '../navigation/ScrollPositions.ts';
import { renderToText, type RenderedTree } from './renderToText.ts';
import type { WholeDesign } from './wholeDesign.ts';

const nowhere: ScrollPositions = { persist: () => undefined, recall: () => null };

const still: Navigation = { prefetch: () => undefined, owns: () => false, go: () => undefined };

/** A page as HTML, and the parts it contains. */
export interface PageMarkup {
  content: string;
  parts: PartName[];
  fault: RenderedTree['fault'];
}

/** Renders the frame with a page in it. */
export async function renderMarkup(
  { loaded, code }: WholeDesign,
  store: AppStore,
  url: URL,
  match: RouteMatch,
): Promise<PageMarkup> {
  const { pathname, search } = url;
  const rendered = new Set<PartName>();
  const design: LoadedDesign = { ...loaded, onRender: (name) => rendered.add(name) };
  const { html, fault } = await renderToText(
    <App store={store} design={design}>
      <NavigationProvider value={still} address={{ pathname, search, hash: '', state: null, key: 'default' }}>
        <AppFrame match={match} code={code} places={nowhere} onReady={() => undefined} />
      </NavigationProvider>
    </App>,
  );
  return { content: html, parts: [...rendered], fault };
}
