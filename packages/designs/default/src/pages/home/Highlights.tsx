import type { StoreInfoView } from '@teranga/core/features/store-info';
import { Icon } from '@teranga/ui/icon';
import layout from '../../layout/layout.module.css';
import styles from './Highlights.module.css';

/** The store's guarantees: delivery, payment, returns… */
export function Highlights({ highlights }: Pick<StoreInfoView, 'highlights'>) {
  if (highlights.length === 0) return null;
  return (
    <section className={layout.section} aria-label="Nos engagements">
      <ul className={styles.row}>
        {highlights.map(({ icon, title, description }) => (
          <li key={title} className={styles.highlight}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span className={styles.words}>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.text}>{description}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
