import type { Tx } from '../../platform/db/database.ts';
import { emailKey } from '../../platform/limits/emailKey.ts';
import type { OutgoingMessage } from '../../platform/delivery/messagePort.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { reachedMessageLimits, type OrderContacts, type ReachedLimits } from './orderLimits.ts';
import type { OrderProof } from './orderProof.ts';

/** Whom an order's messages go to, and what of it is proven. */
export interface ProvenRecipient extends OrderContacts {
  proof: OrderProof;
  /** The store's address that they use. */
  siteUrl: string;
}

/** Returns true when a message's recipient is a contact that has not confirmed the order. */
function isUnproven({ channel, to }: OutgoingMessage, { phone, email, proof }: ProvenRecipient): boolean {
  return channel === 'sms' ? to === phone && !proof.phone : to === email && !proof.email;
}

const keyOf = ({ channel, to }: OutgoingMessage) => (channel === 'email' ? emailKey(to) : to);

/**
 * Queues messages about an order; messages to an unproven contact count towards its limits and are
 * dropped beyond them. `known`: the limits already reached, if the caller has computed them.
 */
export async function queueOrderMessages(
  tx: Tx,
  recipient: ProvenRecipient,
  messages: readonly OutgoingMessage[],
  known?: ReachedLimits,
): Promise<void> {
  const counted = messages.filter((message) => isUnproven(message, recipient));
  const reached = known ?? (counted.length > 0 ? await reachedMessageLimits(tx, recipient) : new Map());
  await enqueueMessages(
    tx,
    messages
      .filter((message) => !counted.includes(message) || !reached.has(message.channel))
      .map((message) => (counted.includes(message) ? { ...message, countedAs: keyOf(message) } : message)),
    recipient.siteUrl,
  );
}
