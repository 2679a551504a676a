import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type Tone = 'waiting' | 'moving' | 'good' | 'bad' | 'neutral';

/** A state in one or two words. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
