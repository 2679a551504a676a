import type { ProductCardView } from '@teranga/core/catalogue';
import type { Loadable } from '@teranga/core/store';
import type { ReactNode } from 'react';
import { FailureState, ProductCardSkeleton, SectionTitle } from './createPart.tsx';
import type { Styles } from './styles.ts';

interface CardSectionProps {
  title: string;
  cards: Loadable<ProductCardView[]>;
  /** How many grey cards stand for those that are on their way. */
  skeletonCount: number;
  styles: Styles<'section' | 'skeletons'>;
  /** Draws those that have come. */
  children: (cards: ProductCardView[]) => ReactNode;
}

/** Articles under a title: grey ones, then what has come, or why it has not. Nothing when there is none. */
export function CardSection({ title, cards, skeletonCount, styles, children }: CardSectionProps) {
  if (cards.status === 'ready' && cards.data.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title} aria-busy={cards.status === 'loading'}>
      <SectionTitle title={title} />
      {cards.status === 'loading' && (
        <ul className={styles.skeletons} aria-hidden="true">
          {Array.from({ length: skeletonCount }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {cards.status === 'failed' && <FailureState message={cards.message} retry={cards.retry} />}
      {cards.status === 'ready' && children(cards.data)}
    </section>
  );
}
