import type { QuoteStatus } from '@teranga/contract';
import type { MessageStatus } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { orderListColumns, type ListedOrder } from '../orders/searchOrders.ts';
import { readCustomerCard, type CustomerCard } from './customerCards.ts';
import { readCustomerNote, type CustomerNote } from './customerNote.ts';

/** What the store knows of a customer. */
export interface CustomerRecord extends CustomerCard {
  addresses: { address: string; city: string; zoneName: string | null }[];
  /** The newest first. */
  latestOrders: ListedOrder[];
  quotes: { ref: string; status: QuoteStatus; serviceName: string; createdAt: Date }[];
  messages: { id: number; status: MessageStatus; subject: string; createdAt: Date }[];
  note: CustomerNote | null;
}

const mostListed = 50;
const mostAddresses = 10;

const readOrders = `
  select ${orderListColumns} from customer_orders($1) o order by o.created_at desc, o.ref limit $2`;
const readAddresses = `
  select address, city, "zoneName" from (
    select address, city, zone_name as "zoneName", max(created_at) as at from customer_orders($1)
    where delivery_kind = 'delivery' group by 1, 2, 3
    union all
    select address, '', null, null from customers where id::text = $1 and address <> '') known
  order by at desc nulls last limit ${mostAddresses}`;
const readContents = `
  select l.ref, string_agg(l.quantity || ' × ' || l.name, ', ' order by l.position) as products,
    (select coalesce(sum(b.quantity), 0)::integer from order_return_lines b where b.ref = l.ref) as returned,
    (select coalesce(sum(r.amount), 0)::integer from order_refunds r
     where r.ref = l.ref and r.state <> 'FAILED') as refunded
  from order_lines l where l.ref = any($1) group by l.ref`;

/** What an order was of, such as «2 × Savon, 1 × Bol», and what came back of it. */
export interface OrderContent {
  products: string;
  /** In units. */
  returned: number;
  /** In FCFA. */
  refunded: number;
}

/** The contents of orders by their stored reference. */
export async function readOrderContents(tx: Tx, refs: readonly string[]): Promise<Map<string, OrderContent>> {
  const { rows } = await tx.query<OrderContent & { ref: string }>(readContents, [refs]);
  return new Map(rows.map(({ ref, ...content }) => [ref, content]));
}

const readQuotes = `
  select ref, status, service_name as "serviceName", created_at as "createdAt" from quote_requests
  where phone = $1 or lower(email) = lower($2) order by created_at desc, ref limit $3`;
const readMessages = `
  select id, status, subject, created_at as "createdAt" from contact_messages
  where lower(email) = lower($1) order by id desc limit $2`;

/** A customer with what they ordered, requested and wrote: `size` of each at most. */
export async function readCustomerRecord(tx: Tx, key: string, size = mostListed): Promise<CustomerRecord> {
  const card = await readCustomerCard(tx, key);
  const orders = await tx.query<ListedOrder>(readOrders, [key, size]);
  const addresses = await tx.query<CustomerRecord['addresses'][number]>(readAddresses, [key]);
  const quotes = await tx.query<CustomerRecord['quotes'][number]>(readQuotes, [card.phone, card.email, size]);
  const messages = await tx.query<CustomerRecord['messages'][number]>(readMessages, [card.email, size]);
  return {
    ...card,
    addresses: addresses.rows,
    latestOrders: orders.rows,
    quotes: quotes.rows,
    messages: messages.rows,
    note: await readCustomerNote(tx, card),
  };
}
