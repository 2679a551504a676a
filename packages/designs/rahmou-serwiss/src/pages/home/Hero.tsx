import type { StoreInfoView } from '@teranga/core/features/store-info';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { Scene } from './Scene.tsx';
import styles from './Hero.module.css';
import { TripForm } from './TripForm.tsx';

/** The first thing seen: the store's scene, and a boarding pass to fill in. */
export function Hero({ hero, now }: { hero: StoreInfoView['hero']; now: number }) {
  return (
    <Scene image={hero.image} label="Votre départ">
      <TripForm now={now}>
        <p className={ticketClass.label}>{hero.title}</p>
        <h1 className={styles.title}>Où voulez-vous aller ?</h1>
        <p className={styles.text}>{hero.text}</p>
      </TripForm>
    </Scene>
  );
}
