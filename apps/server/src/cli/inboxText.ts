import { messageStatusLabels } from '@teranga/core/domain/labels';
import type { InboxAnswer } from '../modules/inbox/answers.ts';
import type { DeskMessage } from '../modules/inbox/messagesDesk.ts';
import { shortMoment } from '../platform/text/dateFormats.ts';
import { facts } from './table.ts';

/** A message with who wrote it. */
export const messageText = (message: DeskMessage): string =>
  [
    facts([
      ['N°', String(message.id)],
      ['Date', shortMoment(message.createdAt)],
      ['De', `${message.firstName} ${message.lastName}`],
      ['E-mail', message.email],
      ['Sujet', message.subject],
      ['Statut', `${message.status} (${messageStatusLabels[message.status]})`],
    ]),
    message.message,
  ].join('\n\n');

const channels = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp' } as const;

/** An answer, with who wrote it. */
export const answerText = ({ at, author, channel, text }: InboxAnswer): string =>
  `Réponse de ${author}, ${shortMoment(at)}, par ${channels[channel]} :\n${text}`;
