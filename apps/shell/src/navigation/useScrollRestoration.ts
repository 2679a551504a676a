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

/** Scrolls to the target. Returns the function to stop it. */
function scrollToTarget(target: ScrollTarget, hash: string): (() => void) | undefined {
  if (target.kind === 'position') {
    // Content with `content-visibility` has only an estimated height at first, which would shift
    // the position.
    delete document.documentElement.dataset['firstView'];
    return scrollWhenReady(window, target.top);
  }
  const anchor = target.kind === 'hash' ? hashTarget(document, hash) : null;
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else if (target.kind === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
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
    const target = scrollTarget({ from, to: address, how: navigationType, isReturn: isReturn(), recalled });
    const stop = scrollToTarget(target, address.hash);
    seen.current = {
      page: address,
      top: target.kind === 'position' ? target.top : window.scrollY,
      isLeft: false,
    };
    return stop;
  }, [address, navigationType, scrollPositions]);

  useEffect(() => {
    // After navigation the browser may have clamped the position to a shorter page: the last one
    // seen before is the shopper's.
    const savePosition = () => {
      if (seen.current?.isLeft === false) seen.current.top = window.scrollY;
    };
    // The current page waits for the next one: scrolling that the browser does for that one is not
    // saved for this one.
    const onPopState = () => {
      if (seen.current) seen.current.isLeft = true;
      restoreByHand();
    };
    const onPageHide = () => {
      if (seen.current) scrollPositions.persist(seen.current.page, seen.current.top);
      // On reload the browser is there before our code is.
      window.history.scrollRestoration = 'auto';
    };
    const restoreByHand = () => {
      window.history.scrollRestoration = 'manual';
    };
    restoreByHand();
    window.addEventListener('scroll', savePosition, { passive: true });
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', restoreByHand);
    return () => {
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', restoreByHand);
    };
  }, [scrollPositions]);
}
