import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the title of a new step: the button that led to it may be far down on a phone, with
 * the title above the viewport.
 */
export function useScrollToStep<Title extends HTMLElement>(step: string): RefObject<Title | null> {
  const title = useRef<Title>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    title.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [step]);
  return title;
}
