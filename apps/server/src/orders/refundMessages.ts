import { formatXof, toXof } from '@teranga/core/money';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import { shopperMessages, trackingUrl } from './orderMessages.ts';
import { showRef } from './orderRef.ts';
import type { OrderRecipient } from './orderRecipient.ts';

/** Money of an order that goes back. */
export interface Refund {
  /** FCFA. */
  amount: number;
  /** What makes it go back, as in «votre commande 0123, qui était déjà payée»; null once the money is back. */
  why: string | null;
}

/** What the shopper is sent when money goes back, and when it is back. */
export function refundMessages(
  order: Omit<OrderRecipient, 'proof'>,
  storeName: string,
  { amount, why }: Refund,
): OutgoingMessage[] {
  const ref = showRef(order.ref);
  const sum = formatXof(toXof(amount));
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
      text: `Bonjour ${order.firstName},\n\n${news}${why === null ? '' : ' Vous n’avez rien à faire.'}\n\nSuivre votre commande : ${trackingUrl(order)}\n\n${storeName}`,
    },
    [storeName, short, `Suivi : ${trackingUrl(order)}`],
  );
}
