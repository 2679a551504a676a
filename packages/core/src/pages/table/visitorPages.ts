import { definePage } from './definePage.ts';

/** Pages of one's own cart, wishes and account. */
export const visitorPages = {
  cart: definePage({
    path: '/cart',
    title: 'Votre Panier',
    indexable: false,
    cache: 'public',
    needsScript: 'cart',
  }),
  wishlist: definePage({
    path: '/wishlist',
    title: 'Liste de souhaits',
    indexable: false,
    cache: 'public',
    needsScript: 'wishlist',
  }),
  checkout: definePage({
    path: '/checkout',
    title: 'Paiement',
    indexable: false,
    cache: 'public',
    isNeverSaved: true,
    reports: 'unanswered orders',
    needsScript: 'cart',
    requests: (read, _params, { query }) => read.buyNow(query),
  }),
  auth: definePage({
    path: '/auth',
    title: 'Connexion',
    indexable: false,
    cache: 'public',
    isPersonal: true,
    isNeverSaved: true,
    needsScript: 'account',
  }),
  profile: definePage({
    path: '/my-profile',
    title: 'Mon compte',
    indexable: false,
    cache: 'private',
    needsScript: 'account',
  }),
  myOrders: definePage({
    path: '/my-orders',
    title: 'Mes achats',
    indexable: false,
    cache: 'private',
    parts: 'order',
    needsScript: 'account',
  }),
};
