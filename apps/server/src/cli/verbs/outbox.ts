import { listOutbox, resendMessages, type OutboxMessage } from '../../modules/messages/outboxDesk.ts';
import { findStore } from '../findStore.ts';
import { readLimit } from '../readOptions.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { OperatorError } from '../operatorError.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { limitOption, jsonOption, storeArgument } from '../arguments.ts';

export interface OutboxOptions extends JsonOption {
  /** Numbers of messages, or «tout». */
  resend?: string;
  sent?: true;
  limit: string;
}

const columns = ['N°', 'Date', 'Par', 'À', 'Sujet', 'État', 'Essais', 'Raison'].map((title) => ({ title }));
const stateNames = { waiting: 'attend', failed: 'en échec', sent: 'parti' } as const;
const channelNames = { email: 'e-mail', sms: 'SMS' } as const;

const toCells = ({
  id,
  createdAt,
  channel,
  to,
  subject,
  state,
  attempts,
  error,
}: OutboxMessage): string[] => [
  String(id),
  shortMoment(createdAt),
  channelNames[channel],
  to,
  subject ?? '',
  stateNames[state],
  String(attempts),
  error ?? '',
];

function readIds(text: string): number[] | null {
  if (text === 'tout') return null;
  if (/^\d{1,15}$/.test(text)) return [Number(text)];
  throw new OperatorError(`--resend est le numéro d’un message ou « tout », pas « ${text} ».`);
}

/** Lists the messages that did not leave and why, or resends them. */
export async function outbox(platform: Platform, id: string, options: OutboxOptions): Promise<void> {
  const { actor, db, print } = platform;
  const size = readLimit(options.limit);
  const { resend, sent, json } = options;
  const ids = resend === undefined ? undefined : readIds(resend);
  await findStore(db, id);
  if (ids !== undefined) {
    const count = await db.withStore(id, (tx) => resendMessages(tx, actor, ids));
    if (json) return printJson(platform, { count });
    return print(count === 0 ? 'Aucun message n’est en échec.' : `Messages renvoyés : ${count}.`);
  }
  const states = sent ? (['sent'] as const) : (['waiting', 'failed'] as const);
  const { items } = await db.withStore(id, (tx) => listOutbox(tx, states, { size }));
  if (json) return printJson(platform, items);
  print(items.length > 0 ? table(columns, items.map(toCells)) : 'Tous les messages sont partis.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('outbox', 'montre les messages qui ne sont pas partis et pourquoi, ou les renvoie')
    .argument(...storeArgument)
    .option('--resend <numéro>', 'renvoie ce message, ou « tout »')
    .option('--sent', 'montre ceux qui sont partis')
    .option(...limitOption)
    .option(...jsonOption)
    .action((id: string, options: OutboxOptions) => onPlatform((platform) => outbox(platform, id, options)));
};
