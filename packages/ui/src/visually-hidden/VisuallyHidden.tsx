import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** A heading that is only heard is the heading itself: a span may not hold one. */
  as?: 'span' | 'h1' | 'h2';
  children: ReactNode;
}

/** Words for who listens instead of looking. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles['hidden']}>{children}</Element>;
}
