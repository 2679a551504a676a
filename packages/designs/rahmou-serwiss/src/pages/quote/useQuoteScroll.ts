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

/** Leads the eye to the page's top, where what is wrong is listed and takes the focus once it is drawn. */
export function glideToFaults(faults: RefObject<HTMLElement | null>): void {
  glideToTop();
  requestAnimationFrame(() => faults.current?.focus({ preventScroll: true }));
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
