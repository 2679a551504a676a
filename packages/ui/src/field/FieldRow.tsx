import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Fields side by side as far as they fit; their labels, controls and messages keep to common lines. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles['fieldRow']}>{children}</div>;
}
