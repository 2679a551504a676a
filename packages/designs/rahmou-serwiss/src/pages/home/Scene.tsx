import type { StoreInfoView } from '@teranga/core/features/store-info';
import { Picture } from '@teranga/ui/picture';
import type { ReactNode } from 'react';
import styles from './Hero.module.css';

/** The store's hero image, with the ticket on it. */
export function Scene({
  picture,
  label,
  children,
}: {
  picture: StoreInfoView['hero']['picture'];
  label: string;
  children: ReactNode;
}) {
  return (
    <section id="home-header" className={styles.front} aria-label={label}>
      {picture && (
        <div className={styles.scene}>
          <Picture picture={picture} sizes="100vw" isPriority className={styles.picture} />
        </div>
      )}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
