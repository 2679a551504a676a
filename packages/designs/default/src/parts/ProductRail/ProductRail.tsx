import {
  FailureState,
  ProductCard,
  ProductCardSkeleton,
  SectionTitle,
  useRail,
  type PartProps,
} from '@teranga/design-kit';
import type { ReactNode } from 'react';
import layout from '../../layout/layout.module.css';
import styles from './ProductRail.module.css';
import { RailArrows } from './RailArrows.tsx';

/** Number of skeleton cards of a loading rail. */
const skeletonCount = 5;

function Cells({ cards }: { cards: PartProps['ProductRail']['cards'] }): ReactNode {
  if (cards.status !== 'ready')
    return Array.from({ length: skeletonCount }, (_, index) => (
      <li key={index} className={styles.cell}>
        <ProductCardSkeleton />
      </li>
    ));
  return cards.data.map((card) => (
    <li key={card.id} className={styles.cell}>
      <ProductCard card={card} />
    </li>
  ));
}

/** A scrolling row of product cards. */
export function ProductRail({ title, more, cards }: PartProps['ProductRail']) {
  const { list, look, ...sides } = useRail();
  if (cards.status === 'ready' && cards.data.length === 0) return null;
  return (
    <section className={layout.section} aria-label={title} aria-busy={cards.status === 'loading'}>
      <SectionTitle title={title} {...(more ? { more } : {})} />
      {cards.status === 'failed' ? (
        <FailureState message={cards.message} retry={cards.retry} />
      ) : (
        <div className={styles.rail}>
          <ul ref={list} className={styles.list} onScroll={look}>
            <Cells cards={cards} />
          </ul>
          <RailArrows list={list} {...sides} />
        </div>
      )}
    </section>
  );
}
