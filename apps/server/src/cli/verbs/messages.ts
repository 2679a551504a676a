import { listContactMessages, type ContactMessage } from '../../modules/messages/contactMessages.ts';
import { findStore } from '../findStore.ts';
import { readLimit, shownDate } from '../listing.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { facts } from '../table.ts';
import type { Commands } from '../commands.ts';
import { limitOption, jsonOption, storeArgument } from '../arguments.ts';

export interface MessagesOptions extends JsonOption {
  limit: string;
}

const shown = ({ createdAt, firstName, lastName, email, subject, message }: ContactMessage): string =>
  [
    facts([
      ['Date', shownDate.format(createdAt)],
      ['De', `${firstName} ${lastName}`],
      ['E-mail', email],
      ['Sujet', subject],
    ]),
    message,
  ].join('\n\n');

/** The latest messages that shoppers wrote to a store. */
export async function messages(platform: Platform, id: string, options: MessagesOptions): Promise<void> {
  const { db, print } = platform;
  const size = readLimit(options.limit);
  await findStore(db, id);
  const { items } = await db.withStore(id, (tx) => listContactMessages(tx, { size }));
  if (options.json) return printJson(platform, items);
  print(items.length > 0 ? items.map(shown).join('\n\n─────\n\n') : 'Aucun message.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('messages', 'montre ce que des visiteurs ont écrit à la boutique')
    .argument(...storeArgument)
    .option(...limitOption)
    .option(...jsonOption)
    .action((id: string, options: MessagesOptions) =>
      onPlatform((platform) => messages(platform, id, options)),
    );
};
