import { hasNoContact, type NoticeContacts } from '../modules/stores/noticeContacts.ts';

/** Warning for a store in which nobody is notified of orders; null where somebody is. */
export const noContactWarning = (contacts: NoticeContacts): string | null =>
  hasNoContact(contacts)
    ? 'Personne ne sera prévenu des commandes : la boutique n’est pas prête à vendre. Donnez une adresse sous « notices › emails », ou un numéro sous « notices › sms ».'
    : null;
