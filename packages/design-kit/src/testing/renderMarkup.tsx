import { TestStore } from '@teranga/core/testing/store';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createElement, Suspense, type ComponentType } from 'react';
import { DesignProvider, loadParts, unloaded, type LoadedDesign } from '../loadedDesign.tsx';
import type { CompleteDesign } from '../design.ts';
import type { PageName } from '../pages.ts';
import { inTime } from './inTime.ts';
import { Catch, namePartErrors } from './namePartErrors.tsx';
import { backIn, propsOf, type State } from './pageStates.ts';
import { TestRouter } from './TestRouter.tsx';

/** A design with all of its parts loaded. */
export async function wholeDesign(design: CompleteDesign): Promise<LoadedDesign> {
  const loaded = unloaded(design);
  await loadParts(loaded);
  namePartErrors(loaded);
  return loaded;
}

/** A rendered page. */
export interface PageMarkup {
  main: HTMLElement;
  /** The addresses it navigated to. */
  navigations: string[];
}

/** What a page in a state still lacks before it can be checked; null: nothing. */
function missingFrom(main: HTMLElement, state: State): string | null {
  if (main.querySelector('h1') === null) return 'has no title (h1)';
  const isBusy = state !== 'loading' && main.querySelector('[aria-busy="true"]') !== null;
  return isBusy ? 'stays busy for ever (aria-busy)' : null;
}

/** Renders a page in a state, and waits until it has its title or has redirected. */
export async function renderMarkup(loaded: LoadedDesign, page: PageName, state: State): Promise<PageMarkup> {
  cleanup();
  const load = loaded.design.pages[page];
  if (!load) throw new Error(`The design ${loaded.design.id} has no page ${page}.`);
  const came: unknown = await inTime<unknown>(load, `the page ${page}`);
  const { default: Page } = came as { default: ComponentType<object> };
  const navigations: string[] = [];
  const thrown: unknown[] = [];
  const { container } = render(
    <TestRouter navigations={navigations}>
      <DesignProvider value={loaded}>
        <TestStore {...backIn(state)}>
          <main>
            <Catch>
              <Suspense>{createElement(Page, propsOf(page))}</Suspense>
            </Catch>
          </main>
        </TestStore>
      </DesignProvider>
    </TestRouter>,
    { onCaughtError: (error) => void thrown.push(error) },
  );
  const main = container.querySelector('main');
  if (!main) throw new Error('The page took its frame with it.');
  await waitFor(() => {
    if (thrown.length > 0) throw thrown.at(-1);
    const missing = missingFrom(main, state);
    if (navigations.length === 0 && missing)
      throw new Error(`${missing}: ${main.innerHTML || 'nothing is rendered'}`);
  });
  return { main, navigations };
}
