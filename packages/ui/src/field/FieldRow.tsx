import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Fields side by side as space allows, with aligned labels, controls and messages. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.fieldRow}>{children}</div>;
}
