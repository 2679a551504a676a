import { useEffect, useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/index.ts';
import { moveClock } from './moveClock.ts';

/** The longest pause, in milliseconds, a timer can make. */
export const longestTimerMs = 2 ** 31 - 1;

/** Time used for everything rendered. */
export function useNow(): number {
  return useAppSelector((state) => state.clock.now);
}

/**
 * Advances the clock when `next` is reached, also if that happened while the page was hidden or
 * loading.
 */
export function useClockUntil(next: number | null): void {
  const dispatch = useAppDispatch();
  // Before the paint: a page served from a cache must not flash an expired price.
  useLayoutEffect(() => {
    if (next === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = dispatch(moveClock(next));
      if (left > 0) timer = setTimeout(wait, Math.min(left, longestTimerMs));
    };
    wait();
    return () => clearTimeout(timer);
  }, [dispatch, next]);
  useEffect(() => {
    if (next === null) return undefined;
    const look = () => {
      if (!document.hidden) dispatch(moveClock(next));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch, next]);
}
