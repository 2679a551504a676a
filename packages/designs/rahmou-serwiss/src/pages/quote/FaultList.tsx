import type { QuoteFaultView } from '@teranga/core/features/quotes';
import type { Ref } from 'react';
import styles from './FaultList.module.css';

/** Lists the errors, each linked to its field. Focused when validation fails. */
export function FaultList({ faults, ref }: { faults: QuoteFaultView[]; ref: Ref<HTMLElement> }) {
  if (faults.length === 0) return null;
  return (
    <section ref={ref} className={styles.faults} role="alert" tabIndex={-1} aria-label="À corriger">
      <p className={styles.title}>
        {faults.length > 1 ? `${faults.length} réponses sont à corriger` : 'Une réponse est à corriger'}
      </p>
      <ul className={styles.list}>
        {faults.map(({ name, message, go }) => (
          <li key={name}>
            <button type="button" className={styles.fault} onClick={go}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
