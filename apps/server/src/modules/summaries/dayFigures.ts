import type { Tx } from '../../platform/db/database.ts';
import { listLowStock } from '../catalogue/stock/listLowStock.ts';

/** What a day brought, and what waits since. */
export interface DayFigures {
  /** Neither rejected nor cancelled, nor waiting for an online payment. */
  orders: number;
  /** FCFA that they brought, without what was refunded. */
  revenue: number;
  waiting: number;
  unpaid: number;
  toShip: number;
  refundsDue: number;
  quotes: number;
  messages: number;
  failed: number;
  /** Names of products that are nearly sold out, with what is left. */
  low: string[];
}

const figures = `
  select
    (select count(*) from order_takings where created_at >= $1 and created_at < $2 and is_sale) as orders,
    (select coalesce(sum(amount), 0) from order_takings where created_at >= $1 and created_at < $2) as revenue,
    (select count(*) from orders where status = 'WAITING_FOR_VALIDATION' and not payment_status in ('WAITING', 'FAILED')) as waiting,
    (select count(*) from orders where status = 'WAITING_FOR_VALIDATION' and payment_status in ('WAITING', 'FAILED')) as unpaid,
    (select count(*) from orders where status = 'VALIDATED') as "toShip",
    (select count(*) from order_refunds where state = 'UNCLEAR' or (state = 'DUE' and way = 'hand')) as "refundsDue",
    (select count(*) from quote_requests where created_at >= $1 and created_at < $2) as quotes,
    (select count(*) from contact_messages where created_at >= $1 and created_at < $2) as messages,
    (select count(*) from outbox where given_up_at >= $1 and given_up_at < $2) as failed`;

const mostNamed = 20;

/** What a day brought a store, and what waits for it now. */
export async function readDay(
  tx: Tx,
  { since, until, lowStock }: { since: Date; until: Date; lowStock: number | null },
): Promise<DayFigures> {
  const { rows } = await tx.query<Omit<DayFigures, 'low'>>(figures, [since, until]);
  const [day] = rows;
  if (!day) throw new Error('The figures of a day were not returned.');
  const { items } = await listLowStock(tx, lowStock, mostNamed);
  const low = items.map(
    ({ name, variation, quantity, others }) =>
      `${name}${variation && ` (${variation}${others > 0 ? ` et ${others} de plus` : ''})`} : ${quantity}`,
  );
  return { ...day, low };
}
