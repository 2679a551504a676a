import type { ReactNode } from 'react';
import styles from './PageSkeleton.module.css';

interface OnTheWayProps {
  /** What the page does, in a sentence: it may be all there is for a while. */
  says: ReactNode;
  /** How the grey places stand. */
  className?: string | undefined;
  children: ReactNode;
}

/** A page whose content is on its way: what it does, and grey places. */
export function PageSkeleton({ says, className, children }: OnTheWayProps) {
  return (
    <>
      <p className={styles.says}>{says}</p>
      <div className={className} aria-busy="true">
        {children}
      </div>
    </>
  );
}
