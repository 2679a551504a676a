import { Spinner } from '@teranga/ui/spinner';
import styles from './Submitting.module.css';

/** Lies over the page while the order is on its way. */
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
