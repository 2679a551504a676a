import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Time in milliseconds a pointer or the focus rests on an element before it counts as intent:
 * passing over it does not.
 */
export const restMs = 80;

/** Links to pages, and elements with an intent of their own. */
const intentSelector = 'a[href^="/"], [data-intent]';

const intentElementOf = ({ target }: Event) =>
  target instanceof Element ? target.closest(intentSelector) : null;

/**
 * Runs `start` with what a shopper rests on, focuses or presses, everywhere in the document.
 * Returns the last such event.
 */
export function usePreloadOnIntent(start: (element: Element) => void): RefObject<Event | null> {
  const lastTouch = useRef<Event>(null);
  const onIntent = useEffectEvent(start);
  useEffect(() => {
    let restsOn: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (event: Event) => {
      lastTouch.current = event;
      const element = intentElementOf(event);
      if (element === restsOn) return;
      restsOn = element;
      clearTimeout(timer);
      if (element) timer = setTimeout(() => onIntent(element), restMs);
    };
    const press = (event: Event) => {
      const element = intentElementOf(event);
      if (element) onIntent(element);
    };
    document.addEventListener('pointerover', rest);
    document.addEventListener('focusin', rest);
    document.addEventListener('pointerdown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
      document.removeEventListener('pointerdown', press);
    };
  }, []);
  return lastTouch;
}
