import { highestInteger } from '@teranga/contract';
import { messageStatusLabels } from '@teranga/core/domain/labels';
import { answerMessage, subjectOfMessage } from '../../modules/inbox/answerMessage.ts';
import { listAnswers } from '../../modules/inbox/answers.ts';
import { changeMessageStatus, readMessage } from '../../modules/inbox/messagesDesk.ts';
import { answerText, messageText } from '../inboxText.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readInteger } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

interface MessageOptions extends JsonOption {
  answer?: string;
  close?: true;
}

/** Shows a message with its answers; answers it by e-mail, or closes it. */
export async function message(
  platform: Platform,
  id: string,
  typed: string,
  { answer: text, close, json }: MessageOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  const number = readInteger('Le numéro', typed, 1, highestInteger) ?? 0;
  if (text !== undefined && close) throw new OperatorError('Donnez --answer ou --close : l’un des deux.');
  await findStore(db, id);
  const { found, answers } = await db.withStore(id, async (tx) => {
    const before = await readMessage(tx, number);
    if (text !== undefined) await answerMessage(tx, actor, before, { channel: 'email', text });
    if (close) await changeMessageStatus(tx, actor, number, { from: null, to: 'CLOSED' });
    return {
      found: await readMessage(tx, number),
      answers: await listAnswers(tx, subjectOfMessage(number)),
    };
  });
  if (json) return printJson(platform, { ...found, answers });
  if (text !== undefined) return print(`La réponse part à ${found.email}.`);
  if (close) return print(`Message ${number} : ${messageStatusLabels[found.status]}.`);
  print([messageText(found), ...answers.map(answerText)].join('\n\n'));
}

export const commands: Commands = (verb, onPlatform) => {
  verb('message', 'montre un message et ses réponses, y répond par e-mail ou le clôt')
    .argument(...storeArgument)
    .argument('<numéro>', 'celui que « messages » montre')
    .option('--answer <texte>', 'répond par e-mail, au nom de la boutique')
    .option('--close', 'le clôt sans répondre')
    .option(...jsonOption)
    .action((id: string, number: string, options: MessageOptions) =>
      onPlatform((platform) => message(platform, id, number, options)),
    );
};
