import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useActiveAnchor } from './useActiveAnchor.ts';

/** Positions the sections of a home page one window height apart, scrolled by `scrolled` pixels. */
function layOut(scrolled: number) {
  document.body.replaceChildren();
  ['home-header', 'services', 'apropos'].forEach((id, index) => {
    const section = document.createElement('section');
    section.id = id;
    section.getBoundingClientRect = () => new DOMRect(0, index * window.innerHeight - scrolled, 100, 100);
    document.body.append(section);
  });
}

function scroll() {
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    vi.runAllTimers();
  });
}

describe('useActiveAnchor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'DOMRect',
      class {
        readonly top: number;
        constructor(_x: number, y: number) {
          this.top = y;
        }
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is the first section before any measurement, as on the server', () => {
    expect(renderHook(() => useActiveAnchor(true)).result.current).toBe('home-header');
  });

  it('follows the page as it is scrolled', () => {
    layOut(0);
    const { result } = renderHook(() => useActiveAnchor(true));
    scroll();
    expect(result.current).toBe('home-header');
    layOut(window.innerHeight);
    scroll();
    expect(result.current).toBe('services');
    layOut(2 * window.innerHeight);
    scroll();
    expect(result.current).toBe('apropos');
  });

  it('is null on other pages, and finds the sections of a home page that renders later', () => {
    document.body.replaceChildren();
    const { result, rerender } = renderHook(({ isHome }) => useActiveAnchor(isHome), {
      initialProps: { isHome: false },
    });
    expect(result.current).toBe(null);
    rerender({ isHome: true });
    layOut(window.innerHeight);
    scroll();
    expect(result.current).toBe('services');
  });
});
