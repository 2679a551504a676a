import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { CloudOff, RotateCw } from 'lucide-react';
import layout from '../layout/layout.module.css';
import styles from './ErrorPage.module.css';

/** Drawn when a page could not be. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <div className={layout.page}>
      <div className={styles.error} role="alert">
        <CloudOff className={styles.icon} size={56} strokeWidth={1.75} aria-hidden="true" />
        <h1>Une erreur inattendue est survenue</h1>
        <p>Ce n’est pas de votre fait. Réessayez dans un instant : votre panier est gardé.</p>
        <div className={styles.actions}>
          <Button variant="primary" size="large" onClick={retry}>
            <RotateCw size={22} strokeWidth={1.75} aria-hidden="true" />
            Réessayer
          </Button>
          <Link href="/" className={buttonClass('quiet', 'large')}>
            Retour à l’accueil
          </Link>
        </div>
      </div>
    </div>
  );
}
