import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { chez } from '../stores/chez.ts';
import { noticeContactsOf } from '../stores/noticeContacts.ts';
import { readWrittenStore } from '../stores/readStore.ts';
import { enqueueMessages } from './outbox.ts';
import { noticeTo } from './storeNotice.ts';

const missing = {
  email: 'La boutique n’a pas d’adresse e-mail à prévenir.',
  sms: 'La boutique n’a pas de numéro à prévenir par SMS.',
} as const;

/** Sends a message to the contacts that are notified of orders; returns how many there are. */
export async function sendTestMessage(tx: Tx, actor: Actor, channel: 'email' | 'sms'): Promise<number> {
  const store = await readWrittenStore(tx);
  const text = `Ceci est un essai ${chez(store.storeInfo.name)} : les nouvelles commandes s’annoncent ici.`;
  const notice = { subject: 'Message d’essai', text, sms: text };
  const messages = noticeTo(noticeContactsOf(store), notice).filter((each) => each.channel === channel);
  if (messages.length === 0) throw new HttpError(409, missing[channel], { channel: [missing[channel]] });
  await enqueueMessages(tx, messages);
  const subject = { kind: 'outbox', id: channel };
  await writeAudit(tx, actor, { action: 'outbox.test', subject, after: { count: messages.length } });
  return messages.length;
}
