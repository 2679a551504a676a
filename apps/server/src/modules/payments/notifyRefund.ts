import { formatAmount } from '@teranga/core/domain/money';
import type { Tx } from '../../platform/db/database.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { queueOrderMessages } from '../orders/queueOrderMessages.ts';
import { readRecipient } from '../orders/orderRecipient.ts';
import { refundMessages } from '../orders/refundMessages.ts';
import { noticeTo, type StoreNotice } from '../messages/storeNotice.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import type { PaymentSession } from './paymentSessions.ts';

/** What is refunded of an order's payment. */
type RefundedPayment = Pick<PaymentSession, 'ref' | 'amount'>;

function shopNotice({ ref, amount }: RefundedPayment, why: string | null, storeName: string): StoreNotice {
  const [shown, sum] = [showRef(ref), formatAmount(amount)];
  if (why === null)
    return {
      subject: `Paiement remboursé : commande ${shown}`,
      text: `Le paiement de ${sum} de la commande ${shown} a été remboursé.\n\n${storeName}`,
    };
  return {
    subject: `Paiement à rembourser : commande ${shown}`,
    text: `Un paiement de ${sum} est arrivé pour la commande ${shown}, ${why}. Son remboursement est demandé automatiquement.\n\n${storeName}`,
  };
}

/**
 * Notifies the shopper and the store that a payment will be refunded or, with a null `why`, that it
 * has been.
 */
export async function notifyRefund(tx: Tx, session: RefundedPayment, why: string | null): Promise<void> {
  const { name, contacts } = await readStoreTerms(tx);
  const shopper = await readRecipient(tx, session.ref);
  const { amount } = session;
  if (shopper) await queueOrderMessages(tx, shopper, refundMessages(shopper, name, { amount, why }));
  await enqueueMessages(tx, noticeTo(contacts, shopNotice(session, why, name)), shopper?.siteUrl);
}
