import type { ProductCardView } from '@teranga/core/features/catalogue';
import type { Loadable } from '@teranga/core/lib/loadable';
import type { ReactNode } from 'react';
import { FailureState, ProductCardSkeleton, SectionTitle } from './parts/index.ts';
import type { Styles } from './styles.ts';

interface CardSectionProps {
  title: string;
  cards: Loadable<ProductCardView[]>;
  /** Number of skeleton cards while loading. */
  skeletonCount: number;
  styles: Styles<'section' | 'skeletons'>;
  /** Renders the loaded cards. */
  children: (cards: ProductCardView[]) => ReactNode;
}

/**
 * Product cards under a title: skeletons, then the cards or the error. Renders nothing if there are
 * none.
 */
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
