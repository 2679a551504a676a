import { cardScrollPauseMs } from '@teranga/core/quotes';
import { useEffect, useRef, type RefObject } from 'react';

/** Glides, unless the visitor asked for stillness. */
function gliding(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Leads the eye to the page's top. */
export function glideToTop(): void {
  window.scrollTo({ top: 0, behavior: gliding() });
}

/** How many frames the list of what is wrong may take to be drawn. */
const longestFrames = 120;

/** On a slow phone the next frame may come before it. */
function focusOnceRendered(element: RefObject<HTMLElement | null>, frames = longestFrames): void {
  requestAnimationFrame(() => {
    if (element.current) element.current.focus({ preventScroll: true });
    else if (frames > 0) focusOnceRendered(element, frames - 1);
  });
}

/** Leads the eye to the page's top, where what is wrong is listed and takes the focus once it is drawn. */
export function glideToFaults(faults: RefObject<HTMLElement | null>): void {
  glideToTop();
  focusOnceRendered(faults);
}

/** Leads the eye to the form of a service that a card led to. Gives what to call when a card is pressed. */
export function useFollowedChoice(serviceId: string | null, form: RefObject<HTMLElement | null>): () => void {
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current || serviceId === null) return undefined;
    isFollowing.current = false;
    const timer = setTimeout(() => {
      form.current?.scrollIntoView({ behavior: gliding() });
    }, cardScrollPauseMs);
    return () => clearTimeout(timer);
  }, [serviceId, form]);
  return () => {
    isFollowing.current = true;
  };
}
