import type { ProductCardView } from '@teranga/core/features/catalogue';
import type { Loadable } from '@teranga/core/lib/loadable';
import {
  FailureState,
  ProductCard,
  ProductCardSkeleton,
  SectionTitle,
  useRail,
  type PartProps,
} from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import { RailArrows } from './RailArrows.tsx';
import styles from './ProductRail.module.css';

/** Skeleton of the cards: as many as a wide screen shows. */
const skeletonCount = 4;

function Strip({ cards, title }: { cards: ProductCardView[]; title: string }) {
  const { list, look, ...sides } = useRail();
  return (
    <>
      <ul
        ref={list}
        className={styles.strip}
        aria-label={title}
        // Moved by arrow keys where there is no touch screen.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must be reachable by keyboard.
        tabIndex={0}
        onScroll={look}
      >
        {cards.map((card) => (
          <li key={card.id} className={styles.page}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
      <RailArrows list={list} {...sides} />
    </>
  );
}

function Cards({ cards, title }: { cards: Loadable<ProductCardView[]>; title: string }) {
  if (cards.status === 'failed') return <FailureState message={cards.message} retry={cards.retry} />;
  if (cards.status === 'ready') return <Strip cards={cards.data} title={title} />;
  return (
    <ul className={classNames(styles.strip, styles.still)} aria-hidden="true">
      {Array.from({ length: skeletonCount }, (_, index) => (
        <li key={index} className={styles.page}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** A product rail that extends beyond the page's right edge. Renders nothing if there are none. */
export function ProductRail({ title, more, cards }: PartProps['ProductRail']) {
  if (cards.status === 'ready' && cards.data.length === 0) return null;
  return (
    <section
      className={classNames(layout.section, styles.rail)}
      aria-label={title}
      aria-busy={cards.status === 'loading'}
    >
      <SectionTitle title={title} {...(more ? { more } : {})} />
      <Cards cards={cards} title={title} />
    </section>
  );
}
