import type { StoreInfoView } from '@teranga/core/features/store-info';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import layout from '../../layout/layout.module.css';
import { WordLink } from '../../word-link/index.ts';
import styles from './Cover.module.css';

/** The home's hero: one image, a title over its edge, one link. */
export function Cover({ store: { name, hero, locations } }: { store: StoreInfoView }) {
  const city = locations[0]?.city;
  return (
    <section className={classNames(styles.cover, hero.image && styles.withImage)} aria-label={hero.title}>
      {hero.image && (
        <Image
          image={hero.image}
          sizes="(min-width: 80rem) 54vw, (min-width: 46rem) 62vw, 100vw"
          isPriority
          className={styles.image}
        />
      )}
      <h1 className={styles.title}>{hero.title}</h1>
      <div className={styles.caption}>
        <p className={classNames(layout.label, styles.place)}>{city ? `${name}, ${city}` : name}</p>
        {hero.text && <p className={styles.text}>{hero.text}</p>}
        <WordLink href="/products" size="large">
          Voir toutes les pièces
        </WordLink>
      </div>
    </section>
  );
}
