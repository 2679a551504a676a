import { orOffline, useNetworkBack } from '@teranga/core/lib/network';
import { unexpectedText } from '@teranga/core/lib/api';
import { buttonClass, Button } from '@teranga/ui/button';
import { langOf } from '@teranga/ui/language';
import styles from './LastResort.module.css';

/**
 * Error screen that needs no design, for when the design's own error page fails too; retries when
 * the network is back.
 */
export function LastResort({ retry }: { retry: () => void }) {
  const { title = 'Unexpected Application Error!', text } = orOffline(unexpectedText);
  useNetworkBack(retry);
  return (
    <div className={styles.screen}>
      <h1 lang={langOf(title)}>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={retry}>
          Réessayer
        </Button>
        {/* A plain link: it loads the whole document. */}
        <a className={buttonClass('quiet')} href="/">
          Retour à l’accueil
        </a>
      </p>
    </div>
  );
}
