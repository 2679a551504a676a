/** What was done, as the log says it. */
export const actionWords: Readonly<Record<string, string>> = {
  'catalogue.import': 'Import d’articles',
  'catalogue.undo-import': 'Import annulé',
  'customer.delete': 'Données d’un client supprimées',
  'customer.export': 'Données d’un client copiées',
  'customer.note': 'Note sur un client',
  'key.create': 'Clé d’API créée',
  'key.revoke': 'Clé d’API révoquée',
  'message.resend': 'Message renvoyé',
  'message.status': 'Message : statut',
  'message.answer': 'Message : réponse',
  'message.assign': 'Message confié',
  'order.edit': 'Commande modifiée',
  'order.note': 'Note de commande',
  'order.place': 'Commande saisie',
  'order.refund': 'Remboursement',
  'order.refund-settle': 'Remboursement réglé',
  'order.return': 'Retour de commande',
  'order.status': 'Commande : statut',
  'product.create': 'Article créé',
  'product.delete': 'Article supprimé',
  'product.low-stock': 'Seuil de stock',
  'product.stock': 'Suivi du stock',
  'product.update': 'Article modifié',
  'stock.add': 'Stock',
  'promo.create': 'Code promo créé',
  'promo.delete': 'Code promo supprimé',
  'promo.stop': 'Code promo arrêté',
  'promo.update': 'Code promo modifié',
  'quote.status': 'Devis : statut',
  'quote.answer': 'Devis : réponse',
  'quote.assign': 'Devis confié',
  'session.open': 'Connexion',
  'session.end': 'Appareil déconnecté',
  'staff.add': 'Équipe : arrivée',
  'staff.remove': 'Équipe : départ',
  'staff.role': 'Équipe : rôle',
  'store.close': 'Boutique fermée',
  'store.design': 'Apparence publiée',
  'store.export': 'Données exportées',
  'store.pause': 'Boutique en pause',
  'store.recover': 'Boutique récupérée',
  'store.reopen': 'Boutique rouverte',
  'store.resume': 'Fin de la pause',
  'store.restore': 'Version rétablie',
  'store.settings': 'Réglages',
  'webhook.change': 'Webhook modifié',
  'webhook.create': 'Webhook ajouté',
  'webhook.remove': 'Webhook supprimé',
  'webhook.replay': 'Webhook renvoyé',
};

type Fields = Readonly<Record<string, unknown>>;

/** A field of an entry, before and after. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

const deepest = 4;
const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields that differ between two states, by their path. */
export function changesOf(before: unknown, after: unknown, path = '', depth = 0): AuditChange[] {
  const isDeep = depth < deepest && (isGroup(before) || isGroup(after));
  if (!isDeep) {
    const change = { field: path, before: textOf(before), after: textOf(after) };
    return change.before === change.after ? [] : [change];
  }
  const [old, next] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) =>
    changesOf(old[key], next[key], path === '' ? key : `${path}.${key}`, depth + 1),
  );
}
