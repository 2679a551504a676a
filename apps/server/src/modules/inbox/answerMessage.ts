import type { AnswerChannel } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../audit/actor.ts';
import { answer, type InboxAnswer, type InboxSubject } from './answers.ts';
import { changeMessageStatus, type DeskMessage } from './messagesDesk.ts';

/** A message, as its answers name it. */
export const subjectOfMessage = (id: number): InboxSubject => ({ kind: 'message', id: String(id) });

/** Answers a message, which then counts as answered. */
export async function answerMessage(
  tx: Tx,
  actor: Actor,
  { id, email, subject }: Pick<DeskMessage, 'id' | 'email' | 'subject'>,
  given: { channel: AnswerChannel; text: string },
): Promise<{ answer: InboxAnswer; url: string | null }> {
  const recipient = { email, phone: null, subject: `Re : ${subject}` };
  const sent = await answer(tx, actor, subjectOfMessage(id), given, recipient);
  await changeMessageStatus(tx, actor, id, { from: null, to: 'ANSWERED' });
  return sent;
}
