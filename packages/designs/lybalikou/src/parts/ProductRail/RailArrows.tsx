import { RailArrows as Arrows, type Rail } from '@teranga/design-kit';
import { MoveLeft, MoveRight } from 'lucide-react';
import styles from './ProductRail.module.css';

const line = { size: 28, strokeWidth: 1.25, 'aria-hidden': true } as const;
const before = { label: 'Pièces précédentes', icon: <MoveLeft {...line} /> };
const after = { label: 'Pièces suivantes', icon: <MoveRight {...line} /> };

/** Long arrows, for devices without a touch screen. */
export function RailArrows(rail: Rail) {
  return <Arrows {...rail} before={before} after={after} styles={styles} />;
}
