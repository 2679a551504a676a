import type { StoreInfoView } from '@teranga/core/store-info';
import { Picture } from '@teranga/ui/picture';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './Hero.module.css';
import { TripForm } from './TripForm.tsx';

/** The first thing seen: the store's scene, and a boarding pass to fill in. */
export function Hero({ hero, now }: { hero: StoreInfoView['hero']; now: number }) {
  return (
    <section id="home-header" aria-label="Votre départ">
      {hero.picture && (
        <div className={styles.scene}>
          <Picture picture={hero.picture} sizes="100vw" isPriority className={styles.picture} />
        </div>
      )}
      <div className={styles.inner}>
        <TripForm now={now}>
          <p className={ticketClass.label}>{hero.title}</p>
          <h1 className={styles.title}>Où voulez-vous aller ?</h1>
          <p className={styles.text}>{hero.text}</p>
        </TripForm>
      </div>
    </section>
  );
}
