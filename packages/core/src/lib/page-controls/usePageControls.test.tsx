import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longPageWindows, scrollTopAfterPx, scrollTopRestMs } from './useScrollsUp.ts';
import { usePageControls } from './usePageControls.ts';

const windowPx = 800;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', windowPx);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const goTop = vi.fn<() => void>();

/** The controls of a page `windows` viewports long after scrolling to each position. */
function scrolled(windows: number, ...places: number[]) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(windows * windowPx);
  vi.stubGlobal('scrollY', 0);
  const { result } = renderHook(() => usePageControls(goTop));
  for (const place of places)
    act(() => {
      vi.stubGlobal('scrollY', place);
      window.dispatchEvent(new Event('scroll'));
    });
  return result;
}

const long = longPageWindows + 1;

describe('The way up to the top of the page', () => {
  it.each([
    ['is offered while a long page is scrolled up', long, [2000, 1900], true],
    ['is not offered while it is scrolled down', long, [1900, 2000], false],
    ['is not offered near the top', long, [2000, scrollTopAfterPx], false],
    ['is offered just below that', long, [2000, scrollTopAfterPx + 1], true],
    ['is not offered on a page of a few windows', longPageWindows, [2000, 1900], false],
  ])('the button to the top %s', (_case, windows, places, isShown) => {
    expect(scrolled(windows, ...places).current.top.isShown).toBe(isShown);
  });

  it('disappears once scrolling has stopped', () => {
    const result = scrolled(long, 2000, 1900);
    act(() => void vi.advanceTimersByTime(scrollTopRestMs));
    expect(result.current.top.isShown).toBe(false);
  });

  it('stays until then', () => {
    const result = scrolled(long, 2000, 1900);
    act(() => void vi.advanceTimersByTime(scrollTopRestMs - 1));
    expect(result.current.top.isShown).toBe(true);
  });

  it('scrolls to the top', () => {
    scrolled(long).current.top.press();
    expect(goTop).toHaveBeenCalledOnce();
  });
});
