import type { ReactNode } from 'react';
import type { Styles } from '../styles.ts';
import type { Rail } from './useRail.ts';

/** Scroll distance of an arrow's press, in CSS pixels. */
const railScrollPx = 400;

interface Arrow {
  label: string;
  icon: ReactNode;
}

interface RailArrowsProps extends Rail {
  before: Arrow;
  after: Arrow;
  styles: Styles<'arrows' | 'arrow'>;
}

/**
 * Arrows for devices without a touch screen; each scrolls 400 px. Not rendered if the whole row is
 * visible.
 */
export function RailArrows({ list, hasBefore, hasAfter, before, after, styles }: RailArrowsProps) {
  if (!hasBefore && !hasAfter) return null;
  const sides = [
    { ...before, by: -railScrollPx, isThere: hasBefore },
    { ...after, by: railScrollPx, isThere: hasAfter },
  ];
  return (
    <div className={styles.arrows}>
      {sides.map(({ label, icon, by, isThere }) => (
        <button
          key={by}
          type="button"
          className={styles.arrow}
          aria-label={label}
          disabled={!isThere}
          onClick={() => list.current?.scrollBy({ left: by })}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
