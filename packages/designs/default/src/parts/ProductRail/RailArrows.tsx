import { RailArrows as Arrows, type Rail } from '@teranga/design-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './ProductRail.module.css';

const line = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;
const before = { label: 'Articles précédents', icon: <ChevronLeft {...line} /> };
const after = { label: 'Articles suivants', icon: <ChevronRight {...line} /> };

/** Arrows, for devices without a touch screen. */
export function RailArrows(rail: Rail) {
  return <Arrows {...rail} before={before} after={after} styles={styles} />;
}
