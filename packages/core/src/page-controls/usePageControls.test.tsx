// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollTopAfterPx, usePageControls } from './usePageControls.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ways = { goBack: vi.fn<() => void>(), goTop: vi.fn<() => void>() };

function shownAt(pathname: string, scrolledPx: number) {
  vi.stubGlobal('scrollY', scrolledPx);
  const { result } = renderHook(() => usePageControls(pathname, ways));
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    vi.runAllTimers();
  });
  return { back: result.current.back.isShown, top: result.current.top.isShown };
}

describe('The buttons over the page', () => {
  it.each([
    ['/', 0, { back: false, top: false }],
    ['/', scrollTopAfterPx, { back: false, top: false }],
    ['/', scrollTopAfterPx + 1, { back: false, top: true }],
    ['/products', 0, { back: true, top: false }],
    ['/products', scrollTopAfterPx + 1, { back: true, top: true }],
  ])('at %s, scrolled by %d px, are %o', (pathname, scrolledPx, shown) => {
    expect(shownAt(pathname, scrolledPx)).toEqual(shown);
  });

  it('lead where they say', () => {
    const { result } = renderHook(() => usePageControls('/about', ways));
    result.current.back.press();
    result.current.top.press();
    expect([ways.goBack.mock.calls.length, ways.goTop.mock.calls.length]).toEqual([1, 1]);
  });
});
