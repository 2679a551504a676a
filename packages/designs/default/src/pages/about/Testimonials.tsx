import type { StoreInfoView } from '@teranga/core/features/store-info';
import { SectionTitle } from '@teranga/design-kit';
import { Image } from '@teranga/ui/image';
import styles from './About.module.css';

/** What shoppers say. */
export function Testimonials({ testimonials }: { testimonials: StoreInfoView['about']['testimonials'] }) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-label="Témoignages" className={styles.group}>
      <SectionTitle title="Ils en parlent" />
      <div className={styles.tiles}>
        {testimonials.map(({ quote, name, title, image }) => (
          <figure key={`${name} ${quote}`} className={styles.quote}>
            <blockquote>«&nbsp;{quote}&nbsp;»</blockquote>
            <figcaption className={styles.author}>
              {image && <Image image={{ ...image, alt: '' }} sizes="3rem" className={styles.portrait} />}
              <span>{[name, title].filter(Boolean).join(', ')}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
