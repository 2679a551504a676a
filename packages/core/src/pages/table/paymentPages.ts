import { definePage } from './definePage.ts';

/** Pages of one order and its payment. */
export const paymentPages = {
  orderConfirmation: definePage({
    path: '/order-confirmation',
    title: 'Commande enregistrée',
    indexable: false,
    cache: 'private',
    parts: 'order',
    requests: (read, _params, { query }) => read.confirmedOrder(query),
  }),
  orderTracking: definePage({
    path: '/orders-status/:orderRef?',
    title: 'Suivi de commande',
    indexable: false,
    cache: 'private',
    parts: 'order',
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
    needsFirstRequest: true,
    reports: 'orders',
    requests: (read, { orderRef }) => [read.order(orderRef)],
  }),
  paymentCancel: definePage({
    path: '/payment-cancel/:orderRef',
    title: 'Paiement de la commande',
    indexable: false,
    cache: 'private',
    needsFirstRequest: true,
    reports: 'orders',
    requests: (read, { orderRef }) => [read.order(orderRef)],
  }),
};
