import { useNetworkBack } from '@teranga/core/lib/network';
import type { PageProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import layout from '../layout/layout.module.css';
import { RetryButton } from '../retry-button/index.ts';
import styles from './ErrorPage.module.css';

const failed = {
  title: 'Une erreur inattendue est survenue',
  text: 'Ce n’est pas de votre fait. Réessayez dans un instant : votre panier est gardé.',
};
const offline = {
  title: 'Cette page attend le réseau',
  text: 'Vous êtes hors ligne, et elle n’est pas gardée sur cet appareil. Elle s’affichera dès que le réseau revient. Les pages déjà vues restent lisibles, et votre panier est gardé.',
};

/**
 * Replaces a page that failed to render; retries when the network is back if that was the cause.
 */
export default function ErrorPage({ retry }: PageProps['error']) {
  // On the server and before hydration the network is never the cause.
  const [{ title, text }] = useState(() =>
    typeof window === 'undefined' || navigator.onLine ? failed : offline,
  );
  useNetworkBack(retry);
  return (
    <div className={layout.page}>
      <div className={styles.error} role="alert">
        <CloudOff className={styles.icon} size={56} strokeWidth={1.75} aria-hidden="true" />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          <RetryButton run={retry} variant="primary" size="large" iconSize={22} />
          <Link href="/" className={buttonClass('quiet', 'large')}>
            Retour à l’accueil
          </Link>
        </div>
      </div>
    </div>
  );
}
