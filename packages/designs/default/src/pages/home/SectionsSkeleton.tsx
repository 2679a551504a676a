import type { Loadable } from '@teranga/core/lib/loadable';
import { FailureState, ProductCardSkeleton, SectionTitle } from '@teranga/design-kit';
import layout from '../../layout/layout.module.css';
import styles from './skeletons.module.css';

const skeletonCount = 5;

/** Skeleton of a category section while the categories load, or their error. */
export function SectionsSkeleton({
  title,
  sections,
}: {
  title: string;
  sections: Exclude<Loadable<unknown>, { status: 'ready' }>;
}) {
  return (
    <section className={layout.section} aria-label={title} aria-busy={sections.status === 'loading'}>
      <SectionTitle title={title} />
      {sections.status === 'failed' ? (
        <FailureState message={sections.message} retry={sections.retry} />
      ) : (
        <ul className={styles.cards}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
