import type { AuditAction } from '@teranga/contract/admin';
import { fieldWord, valueWord } from './auditFieldWords.ts';

/** What was done, as the log says it. */
export const actionWords: Readonly<Record<AuditAction, string>> = {
  'catalogue.import': 'Articles importés',
  'catalogue.undo-import': 'Import annulé',
  'category.create': 'Catégorie ajoutée',
  'category.delete': 'Catégorie supprimée',
  'category.order': 'Catégories remises en ordre',
  'category.update': 'Catégorie modifiée',
  'collection.create': 'Collection ajoutée',
  'collection.delete': 'Collection supprimée',
  'collection.order': 'Collections remises en ordre',
  'collection.update': 'Collection modifiée',
  'customer.delete': 'Données d’un client supprimées',
  'customer.export': 'Données d’un client copiées',
  'customer.note': 'Note écrite sur un client',
  'host.add': 'Nom de domaine ajouté',
  'host.primary': 'Nom de domaine principal changé',
  'host.redirect': 'Redirection d’un nom de domaine changée',
  'host.remove': 'Nom de domaine retiré',
  'key.create': 'Clé d’API créée',
  'key.revoke': 'Clé d’API révoquée',
  'message.answer': 'Réponse à un message',
  'message.assign': 'Message confié',
  'message.resend': 'E-mails ou SMS renvoyés',
  'message.status': 'Statut d’un message changé',
  'order.edit': 'Commande modifiée',
  'order.note': 'Note écrite sur une commande',
  'order.place': 'Commande saisie',
  'order.refund': 'Remboursement demandé',
  'order.refund-settle': 'Remboursement réglé',
  'order.return': 'Retour noté',
  'order.status': 'Statut d’une commande changé',
  'outbox.test': 'Message d’essai envoyé',
  'payment.keys': 'Clés de paiement enregistrées',
  'payment.remove': 'Clés de paiement retirées',
  'product.create': 'Article créé',
  'product.delete': 'Article supprimé',
  'product.low-stock': 'Seuil de stock changé',
  'product.price': 'Prix changé',
  'product.publish': 'Article mis en vente',
  'product.restore': 'Ancienne version d’un article rétablie',
  'product.stock': 'Suivi du stock changé',
  'product.unpublish': 'Article retiré de la vente',
  'product.update': 'Article modifié',
  'promo.create': 'Code promo créé',
  'promo.delete': 'Code promo supprimé',
  'promo.stop': 'Code promo arrêté',
  'promo.update': 'Code promo modifié',
  'quote.answer': 'Réponse à un devis',
  'quote.assign': 'Devis confié',
  'quote.status': 'Statut d’un devis changé',
  'sentence.create': 'Phrase prête ajoutée',
  'sentence.delete': 'Phrase prête supprimée',
  'sentence.update': 'Phrase prête modifiée',
  'service.create': 'Service ajouté',
  'service.delete': 'Service supprimé',
  'service.order': 'Services remis en ordre',
  'service.update': 'Service modifié',
  'session.end': 'Appareil déconnecté',
  'session.open': 'Connexion',
  'staff.add': 'Membre ajouté à l’équipe',
  'staff.remove': 'Membre retiré de l’équipe',
  'staff.role': 'Rôle d’un membre changé',
  'stock.add': 'Stock changé',
  'store.close': 'Boutique fermée',
  'store.create': 'Boutique créée',
  'store.design': 'Apparence publiée',
  'store.design-schedule': 'Publication d’une apparence programmée',
  'store.design-unschedule': 'Publication programmée annulée',
  'store.export': 'Données exportées',
  'store.pause': 'Boutique mise en pause',
  'store.recover': 'Boutique restaurée d’une sauvegarde',
  'store.reopen': 'Boutique rouverte',
  'store.restore': 'Anciens réglages rétablis',
  'store.resume': 'Fin de la pause',
  'store.settings': 'Réglages changés',
  'webhook.change': 'Webhook modifié',
  'webhook.create': 'Webhook ajouté',
  'webhook.remove': 'Webhook supprimé',
  'webhook.replay': 'Envoi d’un webhook refait',
};

/** An action that this console does not know, of a newer server, keeps its code. */
export const actionWord = (action: string): string =>
  Object.entries(actionWords).find(([code]) => code === action)?.[1] ?? action;

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
  return typeof value === 'string' ? valueWord(value) : JSON.stringify(value);
}

/** The fields that differ between two states, in French: a list counts its entries from 1. */
export function changesOf(before: unknown, after: unknown, path = '', depth = 0): AuditChange[] {
  const isDeep = depth < deepest && (isGroup(before) || isGroup(after));
  if (!isDeep) {
    const change = { field: path, before: textOf(before), after: textOf(after) };
    return change.before === change.after ? [] : [change];
  }
  const [old, next] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) =>
    changesOf(old[key], next[key], path === '' ? fieldWord(key) : `${path} › ${fieldWord(key)}`, depth + 1),
  );
}
