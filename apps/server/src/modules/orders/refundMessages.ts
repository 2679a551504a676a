import { formatAmount } from '@teranga/core/domain/money';
import { greeting } from '../messages/greeting.ts';
import type { OutgoingMessage } from '../../platform/delivery/messagePort.ts';
import { shopperMessages, trackingUrl } from './orderMessages.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import type { OrderRecipient } from './orderRecipient.ts';

/** A refund of an order's payment. */
export interface Refund {
  /** FCFA. */
  amount: number;
  /**
   * The reason for the refund, as in «votre commande 0123, qui était déjà payée»; null once the
   * refund is done.
   */
  why: string | null;
}

/** Messages to the shopper when a refund is started, and when it is done. */
export function refundMessages(
  order: Omit<OrderRecipient, 'proof'>,
  storeName: string,
  { amount, why }: Refund,
): OutgoingMessage[] {
  const ref = showRef(order.ref);
  const sum = formatAmount(amount);
  const news =
    why === null
      ? `Les ${sum} payés pour votre commande ${ref} vous ont été remboursés.`
      : `Vous avez payé ${sum} pour votre commande ${ref}, ${why} : cette somme va vous être remboursée.`;
  const [subject, short] =
    why === null
      ? ([
          `Remboursement fait : commande ${ref}`,
          `${sum} vous ont été remboursés, commande ${ref}.`,
        ] as const)
      : ([
          `Remboursement à venir : commande ${ref}`,
          `${sum} vont vous être remboursés, commande ${ref}.`,
        ] as const);
  return shopperMessages(
    order,
    {
      subject,
      text: `${greeting(order.firstName)}\n\n${news}${why === null ? '' : ' Vous n’avez rien à faire.'}\n\nSuivre votre commande : ${trackingUrl(order)}\n\n${storeName}`,
    },
    [storeName, short, `Suivi : ${trackingUrl(order)}`],
  );
}

/** Messages to the shopper when the store refunds a sum of their order. */
export function staffRefundMessages(
  order: Omit<OrderRecipient, 'proof'>,
  storeName: string,
  { amount, reason }: { amount: number; reason: string | null },
): OutgoingMessage[] {
  const ref = showRef(order.ref);
  const sum = formatAmount(amount);
  const why = reason === null ? '' : `\nMotif : ${reason}`;
  return shopperMessages(
    order,
    {
      subject: `Remboursement de ${sum} : commande ${ref}`,
      text: `${greeting(order.firstName)}\n\nLa boutique vous rembourse ${sum} de votre commande ${ref}.${why}\n\nSuivre votre commande : ${trackingUrl(order)}\n\n${storeName}`,
    },
    [storeName, `${sum} vous sont remboursés, commande ${ref}.`, `Suivi : ${trackingUrl(order)}`],
  );
}
