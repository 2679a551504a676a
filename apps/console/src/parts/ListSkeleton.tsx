import { Skeleton } from '@teranga/ui/skeleton';
import { Loading } from './Loading.tsx';
import styles from './ListSkeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** A list before its first answer. */
export function ListSkeleton() {
  return (
    <Loading className={styles.list}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.wide} />
          <Skeleton className={styles.short} />
        </div>
      ))}
    </Loading>
  );
}
