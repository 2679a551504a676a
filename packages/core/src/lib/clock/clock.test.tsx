import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTestStore, renderHookWithStore } from '../../testing/renderWithStore.tsx';
import { makeClockSource, toleratedSkewMs } from '../services/clockSource.ts';
import { longestTimerMs, useClockUntil, useNow } from './useNow.ts';

describe('The clock source', () => {
  const serverNow = 1_000_000_000;
  it.each([
    ['a phone a little late', serverNow - toleratedSkewMs, serverNow - toleratedSkewMs],
    ['a phone a day late', serverNow - 86_400_000, serverNow],
    ['a phone a day ahead', serverNow + 86_400_000, serverNow],
  ])('the clock source handles %s', (_what, deviceNow, now) => {
    const clock = makeClockSource(() => deviceNow);
    clock.correct(serverNow);
    expect(clock.now()).toBe(now);
  });

  it('ignores a response without a date', () => {
    const clock = makeClockSource(() => 5);
    expect(clock.correct(Number.NaN)).toBe(false);
    expect(clock.now()).toBe(5);
  });
});

const until = (next: number | null, now = () => Date.now()) => {
  const store = makeTestStore({ now });
  return renderHookWithStore(
    () => {
      useClockUntil(next);
      return useNow();
    },
    { store },
  );
};

describe('The clock on screen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    cleanup();
    // A spy on a fake timer must go before it: it would bring it back.
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  it('does not move before the given time', () => {
    const { result } = until(5000);
    act(() => void vi.advanceTimersByTime(4999));
    expect(result.current).toBe(0);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(5000);
  });

  it('waits longer than a timer can', () => {
    const far = longestTimerMs + 5000;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { result } = until(far);
    act(() => void vi.advanceTimersByTime(longestTimerMs));
    expect(result.current).toBe(0);
    act(() => void vi.advanceTimersByTime(5000));
    expect(result.current).toBe(far);
    expect(timers.mock.calls.map(([, delay]) => delay)).toEqual([longestTimerMs, 5000]);
  });

  it('moves before the first paint when the moment is past', () => {
    let now = 0;
    const store = makeTestStore({ now: () => now });
    now = 9000;
    const { result } = renderHookWithStore(
      () => {
        useClockUntil(5000);
        return useNow();
      },
      { store },
    );
    expect(result.current).toBe(9000);
  });

  it('updates when the page becomes visible', () => {
    let now = 0;
    const { result } = until(5000, () => now);
    now = 6000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe(6000);
  });

  it('sets no timer for what never changes', () => {
    until(null);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind', () => {
    const { unmount } = until(5000);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
