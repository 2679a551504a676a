import { formatAmount } from '@teranga/core/domain/money';
import type { Tx } from '../../platform/db/database.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { noticeTo } from '../messages/storeNotice.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import type { PaymentSession } from './paymentSessions.ts';

/** Notifies the store of a payment. An e-mail says already that the payment validated the order. */
export async function notifyPaid(
  tx: Tx,
  { ref, amount }: Pick<PaymentSession, 'ref' | 'amount'>,
  isValidated: boolean,
): Promise<void> {
  const { name, contacts } = await readStoreTerms(tx);
  const news = `Paiement de ${formatAmount(amount)} reçu : commande ${showRef(ref)}`;
  const who = isValidated ? { ...contacts, emails: [] } : contacts;
  await enqueueMessages(tx, noticeTo(who, { subject: news, text: `${news}.\n\n${name}`, sms: `${news}.` }));
}
