import { Skeleton } from '@teranga/ui/skeleton';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Loading } from './Loading.tsx';
import styles from './PageSkeleton.module.css';

/** A screen while its code loads. */
export function PageSkeleton() {
  return (
    <Loading className={styles.page}>
      <Skeleton className={styles.title} />
      <ListSkeleton />
    </Loading>
  );
}
