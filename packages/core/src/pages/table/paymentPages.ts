import { definePage } from './definePage.ts';

/** Pages of one order and its payment. */
export const paymentPages = {
  orderConfirmation: definePage({
    path: '/order-confirmation',
    title: 'Commande enregistrée',
    indexable: false,
    cache: 'private',
    parts: 'order',
    skeleton: {
      title: 'Confirmation de commande',
      text: 'La référence de votre commande, et ce qui se passe ensuite.',
    },
  }),
  orderTracking: definePage({
    path: '/orders-status/:orderRef?',
    title: 'Suivi de commande',
    indexable: false,
    cache: 'private',
    parts: 'order',
    skeleton: { title: 'Suivi de commande', text: 'Où en est votre commande, étape par étape.' },
    needsFirstRequest: true,
    reports: 'orders',
    requests: (read, { orderRef }) => (orderRef ? [read.order(orderRef)] : []),
  }),
  // The titles reveal no outcome until the payment is confirmed.
  paymentSuccess: definePage({
    path: '/payment-success/:orderRef',
    title: 'Paiement de la commande',
    indexable: false,
    cache: 'private',
    skeleton: { title: 'Votre paiement', text: 'Où en est le paiement de votre commande.' },
    reports: 'orders',
    requests: (read, { orderRef }) => [read.order(orderRef)],
  }),
  paymentCancel: definePage({
    path: '/payment-cancel/:orderRef',
    title: 'Paiement de la commande',
    indexable: false,
    cache: 'private',
    skeleton: {
      title: 'Votre paiement',
      text: 'Où en est le paiement de votre commande, et comment le reprendre.',
    },
    reports: 'orders',
    requests: (read, { orderRef }) => [read.order(orderRef)],
  }),
};
