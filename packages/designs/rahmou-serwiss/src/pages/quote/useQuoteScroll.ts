import { cardScrollPauseMs } from '@teranga/core/features/quotes';

import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls smoothly, unless the visitor prefers reduced motion. */
function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls to the page's top. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Maximum frames until the error list is rendered. */
const longestFrames = 120;

/** On a slow phone the next frame may come before it. */
function focusOnceRendered(element: RefObject<HTMLElement | null>, frames = longestFrames): void {
  requestAnimationFrame(() => {
    if (element.current) element.current.focus({ preventScroll: true });
    else if (frames > 0) focusOnceRendered(element, frames - 1);
  });
}

/** Scrolls to the page's top and focuses the error list once it is rendered. */
export function scrollToErrors(errors: RefObject<HTMLElement | null>): void {
  scrollToTop();
  focusOnceRendered(errors);
}

/**
 * Scrolls to the form of a service selected by a card. Returns the function to call when a card is
 * pressed.
 */
export function useFollowedChoice(serviceId: string | null, form: RefObject<HTMLElement | null>): () => void {
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current || serviceId === null) return undefined;
    isFollowing.current = false;
    const timer = setTimeout(() => {
      form.current?.scrollIntoView({ behavior: scrollBehavior() });
    }, cardScrollPauseMs);
    return () => clearTimeout(timer);
  }, [serviceId, form]);
  return () => {
    isFollowing.current = true;
  };
}
