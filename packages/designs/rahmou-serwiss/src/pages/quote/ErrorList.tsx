import type { QuoteErrorView } from '@teranga/core/features/quotes';
import type { Ref } from 'react';
import styles from './ErrorList.module.css';

/** Lists the errors, each linked to its field. Focused when validation fails. */
export function ErrorList({ errors, ref }: { errors: QuoteErrorView[]; ref: Ref<HTMLElement> }) {
  if (errors.length === 0) return null;
  return (
    <section ref={ref} className={styles.errors} role="alert" tabIndex={-1} aria-label="À corriger">
      <p className={styles.title}>
        {errors.length > 1 ? `${errors.length} réponses sont à corriger` : 'Une réponse est à corriger'}
      </p>
      <ul className={styles.list}>
        {errors.map(({ name, message, go }) => (
          <li key={name}>
            <button type="button" className={styles.error} onClick={go}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
