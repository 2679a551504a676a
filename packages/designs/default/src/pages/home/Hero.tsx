import type { TileView } from '@teranga/core/features/catalogue';
import type { StoreInfoView } from '@teranga/core/features/store-info';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { ArrowRight } from 'lucide-react';
import styles from './Hero.module.css';
import { HeroCarousel } from './HeroCarousel.tsx';
import { MissingImage } from './MissingImage.tsx';

interface HeroProps extends Pick<StoreInfoView, 'hero'> {
  slides: TileView[];
}

/**
 * The store's hero: its text, one call to action, and its collections, or its image if it has none.
 */
export function Hero({ hero, slides }: HeroProps) {
  const hasSlides = slides.length > 0 && !(hero.isImageFirst && hero.image);
  return (
    <section className={classNames(styles.hero, (hasSlides || hero.image) && styles.withImage)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{hero.title}</h1>
        {hero.text && <p className={styles.text}>{hero.text}</p>}
        <Link href="/products" className={classNames(buttonClass('accent', 'large'), styles.action)}>
          Voir tous les articles
          <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      {hasSlides && <HeroCarousel slides={slides} className={styles.carousel} />}
      {!hasSlides && hero.image && (
        <Image
          image={hero.image}
          sizes="(min-width: 44rem) 48vw, 100vw"
          isPriority
          className={styles.image}
          missing={<MissingImage />}
        />
      )}
    </section>
  );
}
