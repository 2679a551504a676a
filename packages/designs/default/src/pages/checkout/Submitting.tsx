import { Spinner } from '@teranga/ui/spinner';
import styles from './Submitting.module.css';

/** Covers the page while the order is being submitted. */
export function Submitting() {
  return (
    <div className={styles.veil} role="alert">
      <p className={styles.words}>
        <Spinner className={styles.spinner} />
        Votre commande est en cours d’envoi…
      </p>
    </div>
  );
}
