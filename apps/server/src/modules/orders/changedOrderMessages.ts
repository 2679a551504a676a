import { formatAmount } from '@teranga/core/domain/money';
import type { OutgoingMessage } from '../../platform/delivery/messagePort.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { greeting } from '../messages/greeting.ts';
import { shopperMessages, trackingUrl } from './orderMessages.ts';
import type { OrderRecipient } from './orderRecipient.ts';

/** Messages to the shopper when the store changes their order. */
export function changedOrderMessages(
  order: Omit<OrderRecipient, 'proof'>,
  storeName: string,
  { total, toCollect, reason }: { total: number; toCollect: number; reason: string | null },
): OutgoingMessage[] {
  const ref = showRef(order.ref);
  const sum = formatAmount(total);
  const rest = toCollect > 0 ? ` Il reste ${formatAmount(toCollect)} à payer à la remise.` : '';
  const why = reason === null ? '' : `\nMotif : ${reason}`;
  const news = `commande ${ref} a été modifiée : elle est maintenant de ${sum}.${rest}`;
  return shopperMessages(
    order,
    {
      subject: `Votre commande ${ref} a été modifiée`,
      text: `${greeting(order.firstName)}\n\nVotre ${news}${why}\n\nSuivre votre commande : ${trackingUrl(order)}\n\n${storeName}`,
    },
    [storeName, `votre ${news}`, `Suivi : ${trackingUrl(order)}`],
  );
}
