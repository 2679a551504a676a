import type { ReactNode } from 'react';
import styles from './EntryList.module.css';

/** A short list on a page: people, keys, devices. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface EntryProps {
  title: ReactNode;
  badge?: ReactNode;
  /** Softer, below the title. */
  children?: ReactNode;
  actions?: ReactNode;
  /** What its actions open. */
  dialogs?: ReactNode;
}

/** One entry: what it is, what is said of it, what can be done. */
export function Entry({ title, badge, children, actions, dialogs }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.title}>
          {title} {badge}
        </p>
        {children && <div className={styles.note}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {dialogs}
    </li>
  );
}
