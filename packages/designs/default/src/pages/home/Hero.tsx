import type { StoreInfoView } from '@teranga/core/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Picture } from '@teranga/ui/picture';
import { ArrowRight } from 'lucide-react';
import styles from './Hero.module.css';

/** What the store opens with: its words, its picture, one thing to press. */
export function Hero({ hero }: Pick<StoreInfoView, 'hero'>) {
  return (
    <section className={classNames(styles.hero, hero.picture && styles.withPicture)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{hero.title}</h1>
        {hero.text && <p className={styles.text}>{hero.text}</p>}
        <Link href="/products" className={classNames(buttonClass('accent', 'large'), styles.action)}>
          Voir tous les articles
          <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      {hero.picture && (
        <Picture
          picture={hero.picture}
          sizes="(min-width: 44rem) 48vw, 100vw"
          isPriority
          className={styles.picture}
        />
      )}
    </section>
  );
}
