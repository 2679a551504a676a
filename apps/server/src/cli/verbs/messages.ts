import { messageStatuses, type MessageStatus } from '@teranga/contract/admin';
import { messageStatusLabels } from '@teranga/core/domain/labels';
import { listMessages } from '../../modules/inbox/messagesDesk.ts';
import { findStore } from '../findStore.ts';
import { fold } from '../fold.ts';
import { messageText } from '../inboxText.ts';
import { readLimit } from '../readOptions.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import type { Commands } from '../commands.ts';
import { limitOption, jsonOption, storeArgument } from '../arguments.ts';

export interface MessagesOptions extends JsonOption {
  status?: string;
  search?: string;
  limit: string;
}

function readMessageStatus(text: string): MessageStatus {
  const status = messageStatuses.find((each) =>
    [each, messageStatusLabels[each]].map(fold).includes(fold(text)),
  );
  if (status) return status;
  const names = messageStatuses.map((each) => `${each} (${messageStatusLabels[each]})`).join(', ');
  throw new OperatorError(`Le statut « ${text} » n’existe pas. Il y a : ${names}.`);
}

/** The latest messages that shoppers wrote to a store. */
export async function messages(platform: Platform, id: string, options: MessagesOptions): Promise<void> {
  const { db, print } = platform;
  const size = readLimit(options.limit);
  const status = options.status === undefined ? undefined : readMessageStatus(options.status);
  const filter = {
    ...(status && { status }),
    ...(options.search !== undefined && { search: options.search }),
  };
  await findStore(db, id);
  const { items } = await db.withStore(id, (tx) => listMessages(tx, filter, { size }));
  if (options.json) return printJson(platform, items);
  print(items.length > 0 ? items.map(messageText).join('\n\n─────\n\n') : 'Aucun message.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('messages', 'montre ce que des visiteurs ont écrit à la boutique')
    .argument(...storeArgument)
    .option('--status <statut>', 'seulement ceux de ce statut : « à répondre », répondu ou clos')
    .option('--search <texte>', 'seulement ceux qui contiennent ces mots')
    .option(...limitOption)
    .option(...jsonOption)
    .action((id: string, options: MessagesOptions) =>
      onPlatform((platform) => messages(platform, id, options)),
    );
};
