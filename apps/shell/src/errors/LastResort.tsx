import { comesOnlineText } from '@teranga/core/alerts';
import { useNetworkBack } from '@teranga/core/network';
import { buttonClass, Button } from '@teranga/ui/button';
import styles from './LastResort.module.css';

/** The screen that needs no design: drawn when not even the design's own error page can be; tried again when the network is back. */
export function LastResort({ retry }: { retry: () => void }) {
  const { onLine } = navigator;
  useNetworkBack(retry);
  return (
    <div className={styles['screen']}>
      <h1>{onLine ? 'Unexpected Application Error!' : 'Cette page attend le réseau'}</h1>
      <p>
        {onLine
          ? 'Une erreur inattendue est survenue. Vérifiez votre connexion, puis réessayez.'
          : comesOnlineText}
      </p>
      <p className={styles['actions']}>
        <Button variant="primary" onClick={retry}>
          Réessayer
        </Button>
        {/* A plain link: it loads the whole page anew. */}
        <a className={buttonClass('quiet')} href="/">
          Retour à l’accueil
        </a>
      </p>
    </div>
  );
}
