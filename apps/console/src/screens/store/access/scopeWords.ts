import type { ApiScope, WebhookEvent } from '@teranga/contract/admin';

/** What a key may do, as its owner reads it. */
export const scopeWords: Readonly<Record<ApiScope, string>> = {
  'orders:read': 'Lire les commandes',
  'orders:write': 'Changer les commandes',
  'refunds:write': 'Rembourser',
  'messages:read': 'Lire les devis et les messages',
  'messages:write': 'Répondre aux devis et aux messages',
  'catalogue:read': 'Lire les articles et le stock',
  'catalogue:write': 'Changer les articles et le stock',
  'customers:read': 'Lire les clients',
  'customers:write': 'Changer les clients',
  'settings:read': 'Lire les réglages',
  'settings:write': 'Changer les réglages',
  'audit:read': 'Lire le journal',
};

/** What a webhook is notified of. */
export const eventWords: Readonly<Record<WebhookEvent, string>> = {
  'order.created': 'Nouvelle commande',
  'order.paid': 'Commande payée',
  'order.cancelled': 'Commande annulée',
  'stock.low': 'Article bientôt épuisé',
  'quote.created': 'Demande de devis',
};
