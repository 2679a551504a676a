import { useIsStirred } from '@teranga/core/store';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How far one press of an arrow goes, in pixels. */
export const railScrollPx = 400;
/** Scroll positions are fractions on some screens: nearer than this is the end. */
const endTolerancePx = 4;

/** A row that scrolls: once the shopper stirs, whether something lies before and after what is seen; and how to get there. */
export function useRail() {
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
  const isStirred = useIsStirred();
  useEffect(() => {
    if (!isStirred) return undefined;
    look();
    const row = list.current;
    if (!row || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => observer.disconnect();
  }, [isStirred, look]);
  const scroll = useCallback((by: number) => list.current?.scrollBy({ left: by }), []);
  return { list, look, ...sides, scroll };
}
