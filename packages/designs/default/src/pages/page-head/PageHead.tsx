import type { ReactNode, Ref } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** How many there are of what the page lists: said when it changes. */
  count: ReactNode;
  /** The title, for those who lead the focus back to it. */
  ref?: Ref<HTMLHeadingElement>;
}

/** What a page lists, and how many. */
export function PageHead({ title, count, ref }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.count} aria-live="polite">
        {count}
      </p>
    </div>
  );
}
