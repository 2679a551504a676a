import type { StoreInfoView } from '@teranga/core/features/store-info';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import styles from './Highlights.module.css';

/** The store's highlights, in small print at the end of the home. */
export function Highlights({ highlights }: Pick<StoreInfoView, 'highlights'>) {
  if (highlights.length === 0) return null;
  return (
    <section className={classNames(layout.section, styles.highlights)} aria-label="Nos engagements">
      <ul className={styles.list}>
        {highlights.map(({ title, description }) => (
          <li key={title} className={styles.highlight}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
