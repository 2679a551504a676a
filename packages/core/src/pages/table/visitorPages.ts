import { definePage } from './definePage.ts';

/** Pages of a visitor's cart, wishlist and account. */
export const visitorPages = {
  cart: definePage({
    path: '/cart',
    title: 'Votre Panier',
    indexable: false,
    cache: 'private',
  }),
  wishlist: definePage({
    path: '/wishlist',
    title: 'Liste de souhaits',
    indexable: false,
    cache: 'private',
  }),
  checkout: definePage({
    path: '/checkout',
    title: 'Paiement',
    indexable: false,
    cache: 'private',
    reports: 'unanswered orders',
    requests: (read, _params, { query }) => read.buyNow(query),
  }),
  auth: definePage({
    path: '/auth',
    title: 'Connexion',
    indexable: false,
    cache: 'public',
    isNeverSaved: true,
  }),
  profile: definePage({
    path: '/my-profile',
    title: 'Mon compte',
    indexable: false,
    cache: 'private',
  }),
  myOrders: definePage({
    path: '/my-orders',
    title: 'Mes achats',
    indexable: false,
    cache: 'private',
    parts: 'order',
  }),
};
