import { buttonClass, Button } from '@teranga/ui/button';
import styles from './LastResort.module.css';

/** The screen that needs no design: drawn when not even the design's own error page can be. */
export function LastResort({ retry }: { retry: () => void }) {
  return (
    <div className={styles['screen']}>
      <h1>Unexpected Application Error!</h1>
      <p>Une erreur inattendue est survenue. Vérifiez votre connexion, puis réessayez.</p>
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
