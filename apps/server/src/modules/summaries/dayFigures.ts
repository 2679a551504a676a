import type { Tx } from '../../platform/db/database.ts';

/** What a day brought, and what waits since. */
export interface DayFigures {
  orders: number;
  /** FCFA of orders that are neither rejected nor cancelled. */
  revenue: number;
  waiting: number;
  unpaid: number;
  toShip: number;
  refundsDue: number;
  quotes: number;
  messages: number;
  failed: number;
  /** Names of articles that are nearly sold out, with what is left. */
  low: string[];
}

const figures = `
  select
    (select count(*) from orders where created_at >= $1 and created_at < $2) as orders,
    (select coalesce(sum(total), 0) from orders
       where created_at >= $1 and created_at < $2 and status not in ('REJECTED', 'CANCELLED')) as revenue,
    (select count(*) from orders where status = 'WAITING_FOR_VALIDATION' and payment_method = 'cod') as waiting,
    (select count(*) from orders where status = 'WAITING_FOR_VALIDATION' and payment_method = 'paytech') as unpaid,
    (select count(*) from orders where status = 'VALIDATED') as "toShip",
    (select count(*) from order_refunds where state = 'UNCLEAR' or (state = 'DUE' and way = 'hand')) as "refundsDue",
    (select count(*) from quote_requests where created_at >= $1 and created_at < $2) as quotes,
    (select count(*) from contact_messages where created_at >= $1 and created_at < $2) as messages,
    (select count(*) from outbox where given_up_at >= $1 and given_up_at < $2) as failed`;

const mostNamed = 20;
const lowArticles = `
  select name || coalesce(' (' || sku || ')', '') || ' : ' || quantity as line from (
    select name, null as sku, quantity, low_stock from products where is_published and track_stock and not has_variations
    union all
    select p.name, v.sku, v.quantity, p.low_stock from variations v
    join products p on p.store_id = v.store_id and p.id = v.product_id
    where p.is_published and p.has_variations and v.is_enabled and v.track_stock) as article
  where quantity <= coalesce(low_stock, $1) order by quantity, name limit ${mostNamed}`;

/** What a day brought a store, and what waits for it now. */
export async function readDay(
  tx: Tx,
  { since, until, lowStock }: { since: Date; until: Date; lowStock: number | null },
): Promise<DayFigures> {
  const { rows } = await tx.query<Omit<DayFigures, 'low'>>(figures, [since, until]);
  const [day] = rows;
  if (!day) throw new Error('The figures of a day were not returned.');
  const low = await tx.query<{ line: string }>(lowArticles, [lowStock]);
  return { ...day, low: low.rows.map(({ line }) => line) };
}
