import { MoveLeft, MoveRight } from 'lucide-react';
import styles from './ProductRail.module.css';
import { railScrollPx } from './useRail.ts';

interface RailArrowsProps {
  hasBefore: boolean;
  hasAfter: boolean;
  scroll: (by: number) => void;
}

/** Long arrows for who has no touch screen. None when the strip fits. */
export function RailArrows({ hasBefore, hasAfter, scroll }: RailArrowsProps) {
  if (!hasBefore && !hasAfter) return null;
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Pièces précédentes"
        disabled={!hasBefore}
        onClick={() => scroll(-railScrollPx)}
      >
        <MoveLeft size={28} strokeWidth={1.25} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Pièces suivantes"
        disabled={!hasAfter}
        onClick={() => scroll(railScrollPx)}
      >
        <MoveRight size={28} strokeWidth={1.25} aria-hidden="true" />
      </button>
    </div>
  );
}
