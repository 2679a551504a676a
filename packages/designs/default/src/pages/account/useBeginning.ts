import { useEffect, useRef, type RefObject } from 'react';

/**
 * Shows where a step begins that has taken another's place: what led to it may stand lower than a phone shows at once, its title and
 * first words above.
 */
export function useBeginning<Title extends HTMLElement>(step: string): RefObject<Title | null> {
  const title = useRef<Title>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    title.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [step]);
  return title;
}
