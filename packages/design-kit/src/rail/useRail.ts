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

/** A scrolling row that knows whether it overflows on either side; `look` measures again. */
export function useRail(): Rail & { look: () => void } {
  const list = useRef<HTMLUListElement>(null);
  const [sides, setSides] = useState({ hasBefore: false, hasAfter: false });
  const look = useCallback(() => {
    const row = list.current;
    if (!row) return;
    const hasBefore = row.scrollLeft > endTolerancePx;
    const hasAfter = row.scrollLeft + row.clientWidth < row.scrollWidth - endTolerancePx;
    setSides((current) =>
      current.hasBefore === hasBefore && current.hasAfter === hasAfter ? current : { hasBefore, hasAfter },
    );
  }, []);
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    if (typeof ResizeObserver === 'undefined') {
      look();
      return undefined;
    }
    // The observer fires at once for all targets, which is the first measurement.
    const observer = new ResizeObserver(look);
    observer.observe(row);
    for (const cell of row.children) observer.observe(cell);
    return () => observer.disconnect();
  }, [look]);
  return { list, look, ...sides };
}
