import type { TileView } from '@teranga/core/features/catalogue';
import { deferred } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { Image } from '@teranga/ui/image';
import { useRef } from 'react';
import styles from './HeroCarousel.module.css';
import { MissingImage } from './MissingImage.tsx';

/** The controls load later: the slides can be swiped and focused without them. */
const HeroControls = deferred(async () => (await import('./HeroControls.tsx')).HeroControls);

/**
 * A carousel of collections. The first slide is in the page's HTML and loads before everything
 * else.
 */
export function HeroCarousel({ slides, className }: { slides: TileView[]; className: string | undefined }) {
  const track = useRef<HTMLUListElement>(null);
  return (
    <section
      className={classNames(styles.carousel, className)}
      aria-roledescription="carrousel"
      aria-label="À la une"
    >
      <ul ref={track} className={styles.track}>
        {slides.map(({ href, name, description, image }, index) => (
          <li key={href} className={styles.slide}>
            <Image
              image={image && { ...image, alt: '' }}
              sizes="(min-width: 85rem) 36rem, (min-width: 44rem) 44vw, 100vw"
              isPriority={index === 0}
              className={styles.image}
              missing={<MissingImage />}
            />
            <p className={styles.words}>
              <Link href={href} className={styles.link}>
                {name}
              </Link>
              {description && <span className={styles.text}>{description}</span>}
            </p>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <HeroControls track={track} count={slides.length} />
        </div>
      )}
    </section>
  );
}
