import { formatAmount } from '@teranga/core/domain/money';
import type { Tx } from '../../../platform/db/database.ts';
import { showRef } from '../../../platform/references/orderRef.ts';
import { enqueueMessages } from '../../messages/outbox.ts';
import { noticeTo } from '../../messages/storeNotice.ts';
import { readStoreTerms } from '../../stores/readStore.ts';
import type { OrderRefund } from './orderRefunds.ts';

/** Notifies the store that PayTech refused a refund, or says nothing of it. */
export async function notifyFailedRefund(
  tx: Tx,
  { ref, amount }: Pick<OrderRefund, 'ref' | 'amount'>,
  failure: string | null,
): Promise<void> {
  const { name, contacts } = await readStoreTerms(tx);
  const shown = showRef(ref);
  const sum = formatAmount(amount);
  const what =
    failure === null
      ? 'PayTech ne répond pas à son sujet : vérifiez dans votre compte PayTech s’il a été fait, puis notez-le dans la commande'
      : `PayTech l’a refusé (${failure}) : refaites-le, ou rendez l’argent à la main`;
  await enqueueMessages(
    tx,
    noticeTo(contacts, {
      subject: `Remboursement à vérifier : commande ${shown}`,
      text: `Le remboursement de ${sum} de la commande ${shown} n’est pas confirmé. ${what}.\n\n${name}`,
      sms: `Remboursement de ${sum} à vérifier, commande ${shown}.`,
    }),
  );
}
