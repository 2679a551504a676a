import type { ContactMessageWire, ContactSentWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { noticeTo, type StoreNotice } from './storeNotice.ts';
import { enqueueMessages } from './outbox.ts';
import { readStoreTerms } from '../stores/readStore.ts';

/** The message as the store gets it. */
export const contactNotice = (
  { firstName, lastName, email, subject, message }: ContactMessageWire,
  storeName: string,
): StoreNotice => ({
  subject: `Message de ${firstName} ${lastName} : ${subject}`,
  text: `${firstName} ${lastName} (${email}) écrit à ${storeName} :\n\n${subject}\n\n${message}`,
  sms: `Message de ${firstName} ${lastName} (${email}) : ${subject}`,
});

/**
 * Saves a message to the store and mails it there, all in this transaction. `siteUrl`: the store
 * address it was sent from.
 */
export async function sendContactMessage(
  tx: Tx,
  contact: ContactMessageWire,
  siteUrl: string,
): Promise<ContactSentWire> {
  const { firstName, lastName, email, subject, message } = contact;
  const { name, contacts } = await readStoreTerms(tx);
  await tx.query(
    'insert into contact_messages (first_name, last_name, email, subject, message) values ($1, $2, $3, $4, $5)',
    [firstName, lastName, email, subject, message],
  );
  await enqueueMessages(tx, noticeTo(contacts, contactNotice(contact, name)), siteUrl);
  return { success: true, message: 'Nous vous répondrons dans les plus brefs délais' };
}
