import type { StoreInfoView } from '@teranga/core/features/store-info';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import styles from './Promises.module.css';

/** The store's guarantees, in small print at the end of the home. */
export function Promises({ highlights }: Pick<StoreInfoView, 'highlights'>) {
  if (highlights.length === 0) return null;
  return (
    <section className={classNames(layout.section, styles.promises)} aria-label="Nos engagements">
      <ul className={styles.list}>
        {highlights.map(({ title, description }) => (
          <li key={title} className={styles.promise}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
