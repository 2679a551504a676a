import { useIsStirred } from '@teranga/core/store';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import styles from './ProductRail.module.css';

/** How far an arrow's press goes, in CSS pixels. */
export const railScrollPx = 400;

interface Rail {
  ref: RefObject<HTMLUListElement | null>;
  /** Looks again at what is left to see on either side. */
  look: () => void;
  hasBefore: boolean;
  hasAfter: boolean;
}

/** A row that scrolls, and, once the shopper stirs, whether there is more of it on either side. */
export function useRail(): Rail {
  const ref = useRef<HTMLUListElement>(null);
  const [{ hasBefore, hasAfter }, setSides] = useState({ hasBefore: false, hasAfter: false });
  const look = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    const before = list.scrollLeft > 1;
    const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
    setSides((sides) =>
      sides.hasBefore === before && sides.hasAfter === after ? sides : { hasBefore: before, hasAfter: after },
    );
  }, []);
  const isStirred = useIsStirred();
  useEffect(() => {
    const list = ref.current;
    if (!isStirred || !list || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(list);
    for (const cell of list.children) observer.observe(cell);
    return () => observer.disconnect();
  }, [isStirred, look]);
  return { ref, look, hasBefore, hasAfter };
}

/** Arrows for who has no touch screen; each goes 400 px. */
export function RailArrows({
  list,
  hasBefore,
  hasAfter,
}: Pick<Rail, 'hasBefore' | 'hasAfter'> & { list: Rail['ref'] }) {
  const scroll = (by: number) => list.current?.scrollBy({ left: by });
  if (!hasBefore && !hasAfter) return null;
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Articles précédents"
        disabled={!hasBefore}
        onClick={() => scroll(-railScrollPx)}
      >
        <ChevronLeft size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Articles suivants"
        disabled={!hasAfter}
        onClick={() => scroll(railScrollPx)}
      >
        <ChevronRight size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
