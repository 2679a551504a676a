import type { PageName } from '@teranga/design-kit';
import styles from './PageSkeleton.module.css';

/** Title and description of each order page. */
const words: Partial<Record<PageName, [title: string, says: string]>> = {
  orderConfirmation: [
    'Confirmation de commande',
    'La référence de votre commande, et ce qui se passe ensuite.',
  ],
  orderTracking: ['Suivi de commande', 'Où en est votre commande, étape par étape.'],
  paymentSuccess: ['Votre paiement', 'Où en est le paiement de votre commande.'],
  paymentCancel: ['Votre paiement', 'Où en est le paiement de votre commande, et comment le reprendre.'],
};

function served(page: PageName): string {
  const [title = '', says = ''] = words[page] ?? [];
  const block = `<div class="${styles['block'] ?? ''}" aria-hidden="true"></div>`;
  return `<h1>${title}</h1><p>${says}</p>${block}${block}`;
}

/**
 * Skeleton of an order's page until the browser renders it: its title, its purpose and grey boxes.
 * Only the server writes it; hydration leaves it unchanged.
 */
export function PageSkeleton({ page }: { page: PageName }) {
  const html = import.meta.env.SSR ? served(page) : '';
  return (
    <div className={styles['page']} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
