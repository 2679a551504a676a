import type { Loadable } from '@teranga/core/lib/loadable';
import { FailureState, SectionTitle } from '@teranga/design-kit';
import { Skeleton } from '@teranga/ui/skeleton';
import layout from '../../layout/layout.module.css';
import styles from './skeletons.module.css';

const skeletonCounts = { round: 8, wide: 3 };

/** Skeleton of tiles while they load, or their error. */
export function TilesSkeleton({
  title,
  tiles,
  shape,
}: {
  title: string;
  tiles: Exclude<Loadable<unknown>, { status: 'ready' }>;
  shape: 'round' | 'wide';
}) {
  return (
    <section className={layout.section} aria-label={title} aria-busy={tiles.status === 'loading'}>
      <SectionTitle title={title} />
      {tiles.status === 'failed' ? (
        <FailureState message={tiles.message} retry={tiles.retry} />
      ) : (
        <div className={styles[shape]}>
          {Array.from({ length: skeletonCounts[shape] }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      )}
    </section>
  );
}
