import { useHasInteracted } from '@teranga/core/store';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Scroll positions are fractions on some screens: nearer than this, in CSS pixels, is the end. */
const endTolerancePx = 4;

/** A row that scrolls. */
export interface Rail {
  list: RefObject<HTMLUListElement | null>;
  /** Whether there is more of it than is seen, on either side. */
  hasBefore: boolean;
  hasAfter: boolean;
}

/** A row that scrolls, and, once the shopper stirs, whether there is more of it on either side; `look` looks again. */
export function useRail(): Rail & { look: () => void } {
  const list = useRef<HTMLUListElement>(null);
  const [sides, setSides] = useState({ hasBefore: false, hasAfter: false });
  const look = useCallback(() => {
    const row = list.current;
    if (!row) return;
    const hasBefore = row.scrollLeft > endTolerancePx;
    const hasAfter = row.scrollLeft + row.clientWidth < row.scrollWidth - endTolerancePx;
    setSides((known) =>
      known.hasBefore === hasBefore && known.hasAfter === hasAfter ? known : { hasBefore, hasAfter },
    );
  }, []);
  const hasInteracted = useHasInteracted();
  useEffect(() => {
    const row = list.current;
    if (!hasInteracted || !row) return undefined;
    if (typeof ResizeObserver === 'undefined') {
      look();
      return undefined;
    }
    // Told at once of all that it observes, it looks for the first time too.
    const observer = new ResizeObserver(look);
    observer.observe(row);
    for (const cell of row.children) observer.observe(cell);
    return () => observer.disconnect();
  }, [hasInteracted, look]);
  return { list, look, ...sides };
}
