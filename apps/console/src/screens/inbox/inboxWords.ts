import type { QuoteStatus } from '@teranga/contract';
import type { AnswerChannel, MessageStatus } from '@teranga/contract/admin';
import { messageStatusLabels, quoteStatusLabels } from '@teranga/core/domain/labels';
import type { Tone } from '../../parts/Badge.tsx';

export interface StatusWords {
  label: string;
  tone: Tone;
}

/** Statuses of a quote request, in the order of its life. */
export const quoteWords: Readonly<Record<QuoteStatus, StatusWords>> = {
  NEW: { label: quoteStatusLabels.NEW, tone: 'waiting' },
  IN_PROGRESS: { label: quoteStatusLabels.IN_PROGRESS, tone: 'moving' },
  QUOTED: { label: quoteStatusLabels.QUOTED, tone: 'moving' },
  ACCEPTED: { label: quoteStatusLabels.ACCEPTED, tone: 'good' },
  CLOSED: { label: quoteStatusLabels.CLOSED, tone: 'neutral' },
};

export const messageWords: Readonly<Record<MessageStatus, StatusWords>> = {
  NEW: { label: messageStatusLabels.NEW, tone: 'waiting' },
  ANSWERED: { label: messageStatusLabels.ANSWERED, tone: 'good' },
  CLOSED: { label: messageStatusLabels.CLOSED, tone: 'neutral' },
};

export const channelWords: Readonly<Record<AnswerChannel, string>> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

/** The options of a status filter. */
export const statusOptions = (words: Readonly<Record<string, StatusWords>>) => [
  { value: '', label: 'Tous' },
  ...Object.entries(words).map(([value, { label }]) => ({ value, label })),
];
