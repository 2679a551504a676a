import type { StoreInfoView } from '@teranga/core/features/store-info';
import { Image } from '@teranga/ui/image';
import type { ReactNode } from 'react';
import styles from './Hero.module.css';

/** The store's hero image, with the ticket on it. */
export function Scene({
  image,
  label,
  children,
}: {
  image: StoreInfoView['hero']['image'];
  label: string;
  children: ReactNode;
}) {
  return (
    <section id="home-header" className={styles.front} aria-label={label}>
      {image && (
        <div className={styles.scene}>
          <Image image={image} sizes="100vw" isPriority className={styles.image} />
        </div>
      )}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
