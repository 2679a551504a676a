import { TestStore } from '@teranga/core/testing/store';
import { cleanup, render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { createElement, Suspense, type ComponentType } from 'react';
import { DesignProvider, loadTier, unloaded, type LoadedDesign } from '../createPart.tsx';
import type { CompleteDesign } from '../design.ts';
import { NavigationProvider } from '../navigation/index.ts';
import type { PageName } from '../pages.ts';
import { backIn, propsOf, type State } from './pageStates.ts';

// Nothing has a place without a browser, and so nothing is scrolled to.
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/** Contrast is reckoned from the tokens: without a browser there is nothing to measure. */
const measured = { 'color-contrast': { enabled: false } };

/** A design with everything it draws at hand. */
export async function wholeDesign(design: CompleteDesign): Promise<LoadedDesign> {
  const loaded = unloaded(design);
  await Promise.all((['first', 'later', 'asked'] as const).map((tier) => loadTier(loaded, tier)));
  return loaded;
}

/** A page on a screen of its own. */
export interface DrawnPage {
  main: HTMLElement;
  /** Where it led. */
  gone: string[];
}

/** Draws a page in a state, and waits until it has its title or has led elsewhere. */
export async function drawPage(loaded: LoadedDesign, page: PageName, state: State): Promise<DrawnPage> {
  cleanup();
  const load = loaded.design.pages[page];
  if (!load) throw new Error(`The design ${loaded.design.id} has no page ${page}.`);
  const { default: Page } = (await load()) as { default: ComponentType<object> };
  const gone: string[] = [];
  const navigation = {
    prefetch: () => undefined,
    owns: () => true,
    go: (href: string) => void gone.push(href),
  };
  const { container } = render(
    <NavigationProvider value={navigation}>
      <DesignProvider value={loaded}>
        <TestStore {...backIn(state)}>
          <main>
            <Suspense>{createElement(Page, propsOf[page] ?? {})}</Suspense>
          </main>
        </TestStore>
      </DesignProvider>
    </NavigationProvider>,
  );
  const main = container.querySelector('main');
  if (!main) throw new Error('The page took its frame with it.');
  await waitFor(() => {
    const isOnTheWay = state !== 'loading' && main.querySelector('[aria-busy="true"]') !== null;
    const isReady = main.querySelector('h1') !== null && !isOnTheWay;
    if (gone.length === 0 && !isReady) throw new Error(`${page} is not drawn yet: ${main.innerHTML}`);
  });
  return { main, gone };
}

/** Markup as a screen reader gets it: without what tells one drawing of it from the next. */
const bare = (main: HTMLElement) =>
  main.innerHTML.replaceAll(/ (?:class|style|src|srcset|sizes)="[^"]*"/g, '').replaceAll(/_r_\w+_/g, '_');

/** What was found in markup: an inherited page is drawn alike in every design, and axe is slow without a browser. */
const found = new Map<string, string[]>();

/** What is asked of a whole page: parts that are drawn side by side are none. */
const ofPages = [
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'page-has-heading-one',
  'heading-order',
  'region',
];
const ofPagesOff = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));

/** What a screen reader would stumble over, a sentence each; `isPage` says that it is a page, and not parts. */
export async function axeFaults(main: HTMLElement, isPage = true): Promise<string[]> {
  const markup = bare(main);
  const known = found.get(markup);
  if (known) return known;
  const { violations } = await axe.run(main, {
    rules: isPage ? measured : { ...measured, ...ofPagesOff },
    resultTypes: ['violations'],
  });
  const faults = violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
  found.set(markup, faults);
  return faults;
}
