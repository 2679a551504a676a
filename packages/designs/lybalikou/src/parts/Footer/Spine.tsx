import type { StoreInfoView } from '@teranga/core/features/store-info';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import styles from './Spine.module.css';

/** Vertical text at the page's edge with the store's name and city. The footer covers it. */
export function Spine({ store: { name, locations } }: { store: StoreInfoView }) {
  const city = locations[0]?.city;
  return (
    <p className={classNames(layout.label, styles.spine)} aria-hidden="true">
      {name}
      {city && <span className={styles.city}>{city}</span>}
    </p>
  );
}
