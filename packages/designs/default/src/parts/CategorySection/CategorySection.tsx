import { ProductCard, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { ArrowRight } from 'lucide-react';
import { Awning } from '../../awning/index.ts';
import layout from '../../layout/layout.module.css';
import styles from './CategorySection.module.css';

/** Number of products of a section: one row on a large screen, two by two on a phone. */
export const counterCards = 4;

/** A section of a category: its title under the awning and some of its products. */
export function CategorySection({ section }: PartProps['CategorySection']) {
  if (section.cards.length === 0) return null;
  return (
    <section className={layout.section} aria-label={section.name}>
      <div className={styles.counter}>
        <div className={styles.board}>
          <Awning className={styles.awning} />
          <h2 className={styles.name}>{section.name}</h2>
          <Link href={section.href} className={styles.more} aria-label={`Tout voir : ${section.name}`}>
            Tout voir
            <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </div>
        <ul className={styles.cards}>
          {section.cards.slice(0, counterCards).map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
