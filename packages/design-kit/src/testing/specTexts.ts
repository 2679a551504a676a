import type { PageName } from '../pages.ts';
import type { State } from './pageStates.ts';

/** Texts that are the same in every design. */
export const specTexts: readonly { page: PageName; state: State; text: string }[] = [
  { page: 'cart', state: 'empty', text: 'Votre panier est vide' },
  { page: 'product', state: 'full', text: 'Ajouter au panier' },
  { page: 'product', state: 'failing', text: 'Failed to load product details' },
  { page: 'product', state: 'empty', text: 'Product not found' },
  { page: 'checkout', state: 'full', text: 'Valider ma commande' },
  { page: 'myOrders', state: 'empty', text: 'Vous n’avez pas encore de commande.' },
];
