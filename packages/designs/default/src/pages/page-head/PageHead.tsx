import type { ReactNode, Ref } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** The number of items in the page's list: announced when it changes. */
  count: ReactNode;
  /** The title, for focus management. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a list and its number of items. */
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
