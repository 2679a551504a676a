import type { AnswerChannel } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError } from '../../platform/http/httpError.ts';
import { cleanLines } from '../../platform/text/cleanText.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { smsLength, toGsm } from '../messages/fitSms.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { whatsappTo } from '../messages/whatsappTo.ts';

/** What is answered: a quote by its stored reference, or a message by its number. */
export interface InboxSubject {
  kind: 'quote' | 'message';
  id: string;
}

export interface InboxAnswer {
  id: string;
  channel: AnswerChannel;
  text: string;
  author: string;
  at: Date;
}

/** Who gets an answer. */
export interface Recipient {
  email: string;
  /** E.164; null for a message, whose sender gave none. */
  phone: string | null;
  /** Of the mail. */
  subject: string;
}

const columns = 'id, channel, text, author_name as author, at';
const phoneMessage = 'Cette personne n’a pas laissé de numéro : répondez par e-mail.';
const smsMessage = (room: number) =>
  `Un SMS a au plus ${room} signes après le nom de la boutique : raccourcissez, ou écrivez par e-mail.`;
/**
 * Under the store's name, which opens an SMS and signs a mail; a text that has it is left as it is.
 */
async function signed(tx: Tx, text: string): Promise<Readonly<Record<'email' | 'sms', string>>> {
  const { rows } = await tx.query<{ name: string }>('select name from stores where id = app_store()');
  const name = rows[0]?.name ?? '';
  if (text.includes(name)) return { email: text, sms: toGsm(text) };
  return { email: `${text}\n\n${name}`, sms: toGsm(`${name} : ${text}`) };
}

export async function listAnswers(tx: Tx, { kind, id }: InboxSubject): Promise<InboxAnswer[]> {
  const { rows } = await tx.query<InboxAnswer>(
    `select ${columns} from inbox_answers where subject_kind = $1 and subject_id = $2 order by at, id`,
    [kind, id],
  );
  return rows;
}

/**
 * Saves an answer and sends it by the outbox; one by WhatsApp is sent by the member's own phone,
 * with the link that is returned.
 */
export async function answer(
  tx: Tx,
  actor: Actor,
  subject: InboxSubject,
  { channel, text: typed }: { channel: AnswerChannel; text: string },
  { email, phone, subject: mailSubject }: Recipient,
): Promise<{ answer: InboxAnswer; url: string | null }> {
  const text = cleanLines(typed);
  if (text === '') throw fieldError('text', 'Écrivez la réponse.');
  if (channel !== 'email' && phone === null) throw fieldError('channel', phoneMessage);
  const sent = await signed(tx, text);
  const over = sent.sms.length - smsLength;
  if (channel === 'sms' && over > 0) throw fieldError('text', smsMessage(toGsm(text).length - over));
  const { rows } = await tx.query<InboxAnswer>(
    `insert into inbox_answers (subject_kind, subject_id, channel, text, author_name) values ($1, $2, $3, $4, $5)
     returning ${columns}`,
    [subject.kind, subject.id, channel, text, actor.name],
  );
  const [saved] = rows;
  if (!saved) throw new Error('An inserted answer was not returned.');
  if (channel === 'email')
    await enqueueMessages(tx, [{ channel, to: email, subject: mailSubject, text: sent.email }]);
  if (channel === 'sms') await enqueueMessages(tx, [{ channel, to: phone ?? '', text: sent.sms }]);
  await writeAudit(tx, actor, {
    action: `${subject.kind}.answer`,
    subject: { kind: subject.kind, id: subject.id },
    after: { channel },
  });
  return { answer: saved, url: channel === 'whatsapp' ? whatsappTo(phone ?? '', text) : null };
}
