import { useLocation, type Location } from '@teranga/design-kit/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { hashTarget } from '../page/mainElement.ts';
import { scrollWhenReady } from './scrollWhenReady.ts';
import { scrollTarget, type ScrollTarget } from './scrollTarget.ts';
import type { ScrollPositions } from './ScrollPositions.ts';

/**
 * Whether the browser came back to this document, by reload or history. Not once it was touched:
 * the page would move under the finger.
 */
function isReturn(): boolean {
  if ('touched' in document.documentElement.dataset) return false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Scrolls to the goal. Returns the function to stop it. */
function reach(goal: ScrollTarget, hash: string): (() => void) | undefined {
  if (goal.kind === 'position') {
    // Content with `content-visibility` has only an estimated height at first, which would shift
    // the position.
    delete document.documentElement.dataset['firstView'];
    return scrollWhenReady(window, goal.top);
  }
  const target = goal.kind === 'hash' ? hashTarget(document, hash) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (goal.kind === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
  return undefined;
}

/**
 * Saves each page's scroll position and restores it on back, forward and reload; a new page begins
 * at its top.
 */
export function useScrollRestoration(scrollPositions: ScrollPositions): void {
  const address = useLocation();
  const navigationType = useNavigationType();
  const seen = useRef<{ page: Location; top: number; isLeft: boolean } | null>(null);

  useLayoutEffect(() => {
    const from = seen.current?.page ?? null;
    const recalled = scrollPositions.recall(address);
    if (seen.current) scrollPositions.persist(seen.current.page, seen.current.top);
    const goal = scrollTarget({ from, to: address, how: navigationType, isReturn: isReturn(), recalled });
    const stop = reach(goal, address.hash);
    seen.current = {
      page: address,
      top: goal.kind === 'position' ? goal.top : window.scrollY,
      isLeft: false,
    };
    return stop;
  }, [address, navigationType, scrollPositions]);

  useEffect(() => {
    // After navigation the browser may have clamped the position to a shorter page: the last one
    // seen before is the shopper's.
    const look = () => {
      if (seen.current?.isLeft === false) seen.current.top = window.scrollY;
    };
    // The current page waits for the next one: scrolling that the browser does for that one is not
    // saved for this one.
    const step = () => {
      if (seen.current) seen.current.isLeft = true;
      stay();
    };
    const leave = () => {
      if (seen.current) scrollPositions.persist(seen.current.page, seen.current.top);
      // On reload the browser is there before our code is.
      window.history.scrollRestoration = 'auto';
    };
    const stay = () => {
      window.history.scrollRestoration = 'manual';
    };
    stay();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('popstate', step);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('popstate', step);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', stay);
    };
  }, [scrollPositions]);
}
