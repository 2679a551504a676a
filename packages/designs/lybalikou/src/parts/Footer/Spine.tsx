import type { StoreInfoView } from '@teranga/core/store-info';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import styles from './Spine.module.css';

/** The spine of the book: who and where, upright at the page's edge. The back cover lies over it. */
export function Spine({ store: { name, locations } }: { store: StoreInfoView }) {
  const city = locations[0]?.city;
  return (
    <p className={classNames(layout.label, styles.spine)} aria-hidden="true">
      {name}
      {city && <span className={styles.city}>{city}</span>}
    </p>
  );
}
