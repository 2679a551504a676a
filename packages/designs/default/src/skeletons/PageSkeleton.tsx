import type { ReactNode } from 'react';
import styles from './PageSkeleton.module.css';

interface PageSkeletonProps {
  /** The page's purpose in a sentence, which may be its only content for a while. */
  says: ReactNode;
  /** Layout of the skeleton. */
  className?: string | undefined;
  children: ReactNode;
}

/** A page while its content loads: its purpose and a skeleton. */
export function PageSkeleton({ says, className, children }: PageSkeletonProps) {
  return (
    <>
      <p className={styles.says}>{says}</p>
      <div className={className} aria-busy="true" data-skeleton="">
        {children}
      </div>
    </>
  );
}
