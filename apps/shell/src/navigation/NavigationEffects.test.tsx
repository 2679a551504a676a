import type { Location } from '@teranga/design-kit/navigation';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationType, Router } from 'react-router-dom';
import { focusGraceMs } from '../page/mainElement.ts';
import { NavigationEffects } from './NavigationEffects.tsx';
import type { ScrollPositions } from './ScrollPositions.ts';

const stay = () => undefined;
const navigator = { createHref: String, push: stay, replace: stay, go: stay };
const onReady = () => undefined;

function address(key: string, pathname: string, hash = ''): Location {
  return { pathname, search: '', hash, state: null, key };
}

/** The focused element and the scroll position after navigation from one address to another. */
function arrive(from: Location, to: Location) {
  const scrollPositions = { persist: () => undefined, recall: () => null };
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  window.scrollTo = () => void scrolled.push('top');
  const rendered = (shown: Location) => (
    <Router location={shown} navigationType={NavigationType.Push} navigator={navigator}>
      <a id="lien" href="/#services">
        Services
      </a>
      <main id="contenu">
        <h1 id="titre">Voyager</h1>
        <section id="services">Visas</section>
      </main>
      <NavigationEffects scrollPositions={scrollPositions} onReady={onReady} />
    </Router>
  );
  const { rerender, unmount } = render(rendered(from));
  document.getElementById('lien')?.focus();
  rerender(rendered(to));
  const focused = document.activeElement?.id;
  unmount();
  return { focused, scrolled };
}

const quote = address('a', '/demande-devis');

describe('Arriving', () => {
  it.each([
    ['at another page is at its title', quote, address('b', '/'), 'titre', 'top'],
    ['at the same page is at its title', quote, { ...quote, key: 'b' }, 'titre', 'top'],
    ['at a place of another page is there', quote, address('b', '/', '#services'), 'services', 'services'],
    [
      'at a place of this page is there',
      address('a', '/'),
      address('b', '/', '#services'),
      'services',
      'services',
    ],
    [
      'at a place that is not there is at the title',
      quote,
      address('b', '/', '#nulle-part'),
      'titre',
      undefined,
    ],
    ['at a hash that is none is at the title', quote, address('b', '/', '#%E0'), 'titre', undefined],
  ])('arriving %s', (_case, from, to, focused, scrolled) => {
    expect(arrive(from, to)).toEqual({ focused, scrolled: scrolled === undefined ? [] : [scrolled] });
  });
});

/** A product's page that shows its preview and is about to render completely. */
function aPreview() {
  const scrollPositions = { persist: () => undefined, recall: () => null };
  window.scrollTo = () => undefined;
  const rendered = (shown: Location, title: string) => (
    <Router location={shown} navigationType={NavigationType.Push} navigator={navigator}>
      <button id="menu">Menu</button>
      <section key={`messages ${title}`}>
        <button id="croix">Fermer</button>
      </section>
      <main id="contenu" key={title}>
        <h1 id={title}>Robe wax</h1>
        <button id="chemin">Accueil</button>
      </main>
      <NavigationEffects scrollPositions={scrollPositions} onReady={onReady} />
    </Router>
  );
  const product = address('b', '/products/robe-wax');
  const { rerender } = render(rendered(address('a', '/'), 'accueil'));
  return {
    show: (title: string) => act(async () => rerender(rendered(product, title))),
    move: (id: string) => document.getElementById(id)?.focus(),
    wait: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    focused: () => document.activeElement?.id,
  };
}

describe('The focus of a page that replaces its preview', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('moves from one title to the next', async () => {
    const { show, wait, focused } = aPreview();
    await show('premier');
    expect(focused()).toBe('premier');
    await show('entier');
    await wait(focusGraceMs);
    expect(focused()).toBe('entier');
    await show('encore');
    await wait(focusGraceMs);
    expect(focused()).toBe('encore');
  });

  it.each([
    ['what held it', 'chemin'],
    ['the message whose cross held it', 'croix'],
  ])('moves to the title when %s is gone', async (_what, id) => {
    const { show, move, wait, focused } = aPreview();
    await show('premier');
    move(id);
    await show('entier');
    await wait(focusGraceMs);
    expect(focused()).toBe('entier');
  });

  it('stays where the page itself moves it', async () => {
    const { show, move, wait, focused } = aPreview();
    await show('premier');
    await show('entier');
    await wait(focusGraceMs - 1);
    move('chemin');
    await wait(1);
    expect(focused()).toBe('chemin');
  });

  it('stays outside of the page where the shopper has moved it', async () => {
    const { show, move, wait, focused } = aPreview();
    await show('premier');
    move('menu');
    await show('entier');
    await wait(focusGraceMs);
    expect(focused()).toBe('menu');
    document.getElementById('menu')?.blur();
    await show('encore');
    await wait(focusGraceMs);
    expect(focused()).toBe('');
  });
});

function scroll(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

describe('The scroll position of a page', () => {
  const list = address('a', '/products');
  const article = address('b', '/products/robe-wax');

  /**
   * Scrolls the list, steps back or not, scrolls further before the product renders; returns the
   * position saved for the list.
   */
  function leaveList(hasStepped: boolean) {
    const persist = vi.fn<ScrollPositions['persist']>();
    const scrollPositions = { persist, recall: () => null };
    window.scrollTo = () => undefined;
    const rendered = (shown: Location) => (
      <Router location={shown} navigationType={NavigationType.Pop} navigator={navigator}>
        <NavigationEffects scrollPositions={scrollPositions} onReady={onReady} />
      </Router>
    );
    window.history.scrollRestoration = 'auto';
    const { rerender, unmount } = render(rendered(list));
    scroll(900);
    window.history.scrollRestoration = 'auto';
    if (hasStepped) window.dispatchEvent(new Event('popstate'));
    const restores = window.history.scrollRestoration;
    scroll(0);
    rerender(rendered(article));
    unmount();
    vi.unstubAllGlobals();
    return { saved: persist.mock.calls, restores };
  }

  it.each([
    ['restores its saved scroll position, with all of it laid out', 700, 700, undefined],
    ['without a saved position shows its top, and lays out the rest later', null, 0, ''],
  ])('a page %s', (_what, recalled, top, firstView) => {
    const scrollPositions = { persist: () => undefined, recall: () => recalled };
    const jumps: number[] = [];
    window.scrollTo = (to?: ScrollToOptions | number) =>
      void jumps.push(typeof to === 'object' ? (to.top ?? 0) : Number.NaN);
    vi.stubGlobal(
      'ResizeObserver',
      class extends EventTarget {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const rendered = (shown: Location) => (
      <Router location={shown} navigationType={NavigationType.Pop} navigator={navigator}>
        <NavigationEffects scrollPositions={scrollPositions} onReady={onReady} />
      </Router>
    );
    const { rerender, unmount } = render(rendered(article));
    document.documentElement.dataset['firstView'] = '';
    rerender(rendered(list));
    const mark = document.documentElement.dataset['firstView'];
    unmount();
    vi.unstubAllGlobals();
    expect(jumps.at(-1)).toBe(top);
    expect(mark).toBe(firstView);
  });

  it.each([
    ['is where the shopper scrolled it last', false, [[list, 0]], 'auto'],
    ['is not where the browser scrolls it for the page that a step leads to', true, [[list, 900]], 'manual'],
  ])('the scroll position %s', (_what, hasStepped, savedCalls, restoration) => {
    const { saved, restores } = leaveList(hasStepped);
    expect(saved).toEqual(savedCalls);
    expect(restores).toBe(restoration);
  });
});
