import { isSmsNumber } from '@teranga/core/features/account/rules';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import type { Contact } from '../accounts/contact.ts';
import type { StoreTerms } from '../stores/readStore.ts';
import type { OrderClient, OrderContext } from './orderIntent.ts';
import { oneOf } from './refuseOrder.ts';

/** Which contacts of an order have been verified by a code as the shopper's own. */
export interface OrderProof {
  phone: boolean;
  email: boolean;
}

const provenContacts = statement(
  `select case when phone_proven_at is not null then phone end as phone,
     case when email_proven_at is not null then lower(email) end as email
   from customers where id = $1`,
);

/**
 * The verified contacts of an order: by the customer's account or by the code sent with the order.
 */
export async function readProof(
  tx: Tx,
  client: OrderClient,
  { customerId, confirmed }: Pick<OrderContext, 'customerId' | 'confirmed'>,
): Promise<OrderProof> {
  const email = client.email?.toLowerCase() ?? null;
  const { rows } =
    customerId === null
      ? { rows: [] }
      : await tx.query<{ phone: string | null; email: string | null }>(provenContacts, [customerId]);
  const [account] = rows;
  const isProven = (contact: string | null, own: string | null | undefined) =>
    contact !== null && (contact === own || contact === confirmed?.address);
  return { phone: isProven(client.phone, account?.phone), email: isProven(email, account?.email) };
}

const needsEmail = 'Indiquez une adresse e-mail : nous y enverrons le code qui confirme votre commande.';
const cannotSend = 'Nous ne pouvons pas vous envoyer le code qui confirme votre commande.';

/**
 * Where the code that confirms an order is sent: the phone number if it receives SMS, else the
 * e-mail address.
 */
export function contactToConfirm(
  { phone, email }: OrderClient,
  canSend: OrderContext['canSend'],
  { ways }: StoreTerms,
): Contact {
  if (isSmsNumber(phone) && canSend('sms')) return { channel: 'sms', address: phone };
  if (!canSend('email'))
    throw new HttpError(503, [cannotSend, ...(ways.length > 0 ? [oneOf(ways)] : [])].join(' '));
  if (email === null) throw fieldError('email', needsEmail);
  return { channel: 'email', address: email.toLowerCase() };
}
