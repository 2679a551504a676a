import type { QuoteStatus } from '@teranga/contract';
import type { MessageStatus } from '@teranga/contract/admin';

/** What staff call the statuses of a quote request, in the order of its life. */
export const quoteStatusLabels: Readonly<Record<QuoteStatus, string>> = {
  NEW: 'À répondre',
  IN_PROGRESS: 'En cours',
  QUOTED: 'Devis envoyé',
  ACCEPTED: 'Accepté',
  CLOSED: 'Clos',
};

/** What staff call the statuses of a message. */
export const messageStatusLabels: Readonly<Record<MessageStatus, string>> = {
  NEW: 'À répondre',
  ANSWERED: 'Répondu',
  CLOSED: 'Clos',
};
