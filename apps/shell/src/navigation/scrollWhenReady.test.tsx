import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reachTimeoutMs, scrollWhenReady } from './scrollWhenReady.ts';

const viewportHeight = 800;
const place = 2000;

const nothing = () => undefined;

/**
 * A page of some height, optionally with content still loading, and the positions it was scrolled
 * to.
 */
function aPage(height: number, isComing: boolean) {
  const jumps: number[] = [];
  let grow: () => void = nothing;
  document.body.innerHTML = `<main><section aria-busy="${isComing}"></section></main>`;
  window.innerHeight = viewportHeight;
  window.scrollTo = (to?: ScrollToOptions | number) =>
    void jumps.push(typeof to === 'object' ? (to.top ?? 0) : Number.NaN);
  window.ResizeObserver = class {
    constructor(notified: ResizeObserverCallback) {
      grow = () => notified([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = nothing;
    }
  };
  const become = (now: number, comes: boolean) => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(now);
    document.querySelector('section')?.setAttribute('aria-busy', String(comes));
    grow();
  };
  become(height, isComing);
  return { jumps, become };
}

describe('Scrolling to a position', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('that is there is one jump', () => {
    const { jumps, become } = aPage(5000, false);
    scrollWhenReady(window, place);
    become(6000, false);
    expect(jumps).toEqual([place]);
  });

  it.each([
    ['that is not there yet', 1500, false],
    ['of a page that is still on its way, where a footer may take the shopper along', 2900, true],
  ])('scrolling to a position %s follows the page until it has come', (_what, height, isComing) => {
    const { jumps, become } = aPage(height, isComing);
    scrollWhenReady(window, place);
    become(height + 10, isComing);
    become(5000, false);
    become(6000, false);
    expect(jumps).toEqual([place, place, place]);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('ends with a %s of the shopper', (what) => {
    const { jumps, become } = aPage(1500, true);
    scrollWhenReady(window, place);
    window.dispatchEvent(new Event(what));
    become(5000, false);
    expect(jumps).toEqual([place]);
  });

  it('ends with another page', () => {
    const { jumps, become } = aPage(1500, true);
    scrollWhenReady(window, place)();
    become(5000, false);
    expect(jumps).toEqual([place]);
  });

  it('ends when the page takes too long', () => {
    const { jumps, become } = aPage(1500, true);
    scrollWhenReady(window, place);
    vi.advanceTimersByTime(reachTimeoutMs);
    become(5000, false);
    expect(jumps).toEqual([place]);
  });
});
