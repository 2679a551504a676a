import { useNetworkBack } from '@teranga/core/network';
import { buttonClass, Button } from '@teranga/ui/button';
import { useState } from 'react';
import styles from './LastResort.module.css';

const failed = {
  title: 'Unexpected Application Error!',
  text: 'Une erreur inattendue est survenue. Vérifiez votre connexion, puis réessayez.',
};
const offline = {
  title: 'Cette page attend le réseau',
  text: 'Vous êtes hors ligne. Elle s’affichera dès que le réseau revient.',
};

/** The screen that needs no design: drawn when not even the design's own error page can be; tried again when the network is back. */
export function LastResort({ retry }: { retry: () => void }) {
  const [{ title, text }] = useState(() => (navigator.onLine ? failed : offline));
  useNetworkBack(retry);
  return (
    <div className={styles['screen']} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
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
