import type { Command } from 'commander';
import type { OnPlatform } from './platform.ts';
import { messages, type MessagesOptions } from './verbs/messages.ts';
import { outbox, type OutboxOptions } from './verbs/outbox.ts';

type Verb = (name: string, description: string) => Command;

const store = ['<boutique>', 'l’identifiant de la boutique'] as const;
const json = ['--json', 'écrit du JSON'] as const;
const limit = ['--limit <nombre>', 'combien en lister', '20'] as const;

/** The verbs about messages to and from customers. */
export function addMessageVerbs(verb: Verb, onPlatform: OnPlatform): void {
  verb('messages', 'montre ce que des visiteurs ont écrit à la boutique')
    .argument(...store)
    .option(...limit)
    .option(...json)
    .action((id: string, options: MessagesOptions) =>
      onPlatform((platform) => messages(platform, id, options)),
    );
  verb('outbox', 'montre les messages qui ne sont pas partis et pourquoi, ou les renvoie')
    .argument(...store)
    .option('--resend <numéro>', 'renvoie ce message, ou « tout »')
    .option('--sent', 'montre ceux qui sont partis')
    .option(...limit)
    .option(...json)
    .action((id: string, options: OutboxOptions) => onPlatform((platform) => outbox(platform, id, options)));
}
