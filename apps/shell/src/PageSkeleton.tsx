import type { PageName } from '@teranga/design-kit';
import styles from './PageSkeleton.module.css';

/** What an order's page is called, and what it does. */
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

/** An order's page until the browser draws it: what it is, and grey places. Only the server writes it; React, coming to life over it, leaves it as it is. */
export function PageSkeleton({ page }: { page: PageName }) {
  const html = import.meta.env.SSR ? served(page) : '';
  return (
    <div className={styles['page']} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
