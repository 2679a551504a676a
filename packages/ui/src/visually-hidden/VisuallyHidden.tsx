import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for who listens instead of looking. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
