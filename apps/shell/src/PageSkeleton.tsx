import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import styles from './PageSkeleton.module.css';

/** The shape of a page that is on its way: a title and a few lines. */
export function PageSkeleton() {
  return (
    <div className={styles['page']}>
      <h1>
        <VisuallyHidden>Chargement…</VisuallyHidden>
        <Skeleton className={styles['title']} />
      </h1>
      <Skeleton className={styles['block']} />
      <Skeleton className={styles['block']} />
    </div>
  );
}
