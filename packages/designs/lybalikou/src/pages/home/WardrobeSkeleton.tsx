import type { TileView } from '@teranga/core/features/catalogue';
import type { Loadable } from '@teranga/core/lib/loadable';
import { FailureState, SectionTitle } from '@teranga/design-kit';
import { Skeleton } from '@teranga/ui/skeleton';
import layout from '../../layout/layout.module.css';
import styles from './WardrobeSkeleton.module.css';

const skeletonCount = 4;

/** Skeleton of the categories while they load, or their error. */
export function WardrobeSkeleton({
  title,
  departments,
}: {
  title: string;
  departments: Exclude<Loadable<TileView[]>, { status: 'ready' }>;
}) {
  return (
    <section className={layout.section} aria-label={title} aria-busy={departments.status === 'loading'}>
      <SectionTitle title={title} />
      {departments.status === 'failed' ? (
        <FailureState message={departments.message} retry={departments.retry} />
      ) : (
        <div className={styles.tiles} aria-hidden="true">
          {Array.from({ length: skeletonCount }, (_, index) => (
            <Skeleton key={index} className={styles.tile} />
          ))}
        </div>
      )}
    </section>
  );
}
