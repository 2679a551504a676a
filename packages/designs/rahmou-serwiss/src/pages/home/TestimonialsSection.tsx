import type { StoreInfoView } from '@teranga/core/features/store-info';
import { SectionTitle } from '@teranga/design-kit';
import { Image } from '@teranga/ui/image';
import { Postmark } from './Postmark.tsx';
import styles from './TestimonialsSection.module.css';

type Testimonial = StoreInfoView['about']['testimonials'][number];

function Postcard({ testimonial: { quote, name, title, image } }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.side}>
        <span className={styles.stamp}>
          <Image image={image && { ...image, alt: '' }} sizes="4.5rem" className={styles.portrait} />
        </span>
        <Postmark className={styles.postmark} />
        <span className={styles.line}>{name}</span>
        <span className={styles.line}>{title}</span>
      </figcaption>
    </figure>
  );
}

/** Testimonials, one postcard each; renders nothing if there are none. */
export function TestimonialsSection({ title, testimonials }: { title: string; testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section id="temoignages" className={styles.section} aria-label="Témoignages">
      <SectionTitle title={title} />
      {/* A row that scrolls and holds no link is reached by keyboard only if it takes the focus itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must be reachable by keyboard. */}
      <ul className={styles.cards} tabIndex={0} aria-label="Cartes postales">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name + testimonial.quote} className={styles.item}>
            <Postcard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}
