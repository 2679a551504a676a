import type { StoreInfoView } from '@teranga/core/features/store-info';
import { Icon } from '@teranga/ui/icon';
import styles from './Stamps.module.css';

/** The store's guarantees, as stamps. */
export function Stamps({ highlights }: { highlights: StoreInfoView['highlights'] }) {
  if (highlights.length === 0) return null;
  return (
    <ul className={styles.stamps} aria-label="Nos engagements">
      {highlights.map(({ icon, title, description }) => (
        <li key={title} className={styles.stamp}>
          <span className={styles.seal}>
            <Icon name={icon} size={26} />
          </span>
          <span>
            <strong className={styles.title}>{title}</strong>
            <span className={styles.text}>{description}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
