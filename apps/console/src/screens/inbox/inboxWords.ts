import type { QuoteStatus } from '@teranga/contract';
import type { MessageStatus } from '@teranga/contract/admin';
import type { Tone } from '../../parts/Badge.tsx';

export interface StatusWords {
  label: string;
  tone: Tone;
}

/** Statuses of a quote request, in the order of its life. */
export const quoteWords: Readonly<Record<QuoteStatus, StatusWords>> = {
  NEW: { label: 'À répondre', tone: 'waiting' },
  IN_PROGRESS: { label: 'En cours', tone: 'moving' },
  QUOTED: { label: 'Devis envoyé', tone: 'moving' },
  ACCEPTED: { label: 'Accepté', tone: 'good' },
  CLOSED: { label: 'Clos', tone: 'neutral' },
};

export const messageWords: Readonly<Record<MessageStatus, StatusWords>> = {
  NEW: { label: 'À répondre', tone: 'waiting' },
  ANSWERED: { label: 'Répondu', tone: 'good' },
  CLOSED: { label: 'Clos', tone: 'neutral' },
};

export const messageStatuses: readonly MessageStatus[] = ['NEW', 'ANSWERED', 'CLOSED'];

export const channelWords = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' } as const;

/** The options of a status filter. */
export const statusOptions = (words: Readonly<Record<string, StatusWords>>) => [
  { value: '', label: 'Tous' },
  ...Object.entries(words).map(([value, { label }]) => ({ value, label })),
];
