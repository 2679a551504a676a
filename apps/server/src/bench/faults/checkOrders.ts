import { readRef } from '../../orders/orderRef.ts';
import type { Database } from '../../db/database.ts';
import type { SandboxPayment } from '../../sandbox/sandboxPayment.ts';
import { orderStore, type OrderedArticle } from '../orders/orderStore.ts';
import type { History } from './history.ts';

/** A rule of the database by itself: rows are violations. */
const rules: readonly [what: string, sql: string][] = [
  [
    'keys and orders differ',
    'select count(*) from orders having count(*) <> (select count(*) from idempotency_keys)',
  ],
  ['a key without an answer', 'select key from idempotency_keys where answer is null'],
  [
    'two orders of one answer',
    "select answer #>> '{data,ref}' from idempotency_keys group by 1 having count(*) > 1",
  ],
  [
    'promo uses differ from orders',
    `select p.code from promo_codes p where p.used <> (
       select count(*) from orders o where o.promo_code = p.code and not o.is_released)`,
  ],
  ['promo limit passed', 'select code from promo_codes where used > max_uses'],
  [
    'a contact’s promo uses differ from its orders',
    `select u.code, u.contact from promo_uses u where u.used <> (
       select count(*) from orders o where o.promo_code = u.code and o.phone = u.contact and not o.is_released)`,
  ],
  [
    'two payable sessions',
    "select ref from payment_sessions where state in ('REQUESTED', 'OPEN') group by ref having count(*) > 1",
  ],
  [
    'paid twice and kept',
    "select ref from payment_sessions where state = 'PAID' and refund = 'NONE' group by ref having count(*) > 1",
  ],
  [
    'an ended order that gave nothing back, or another that did',
    "select ref from orders where is_released <> (status in ('CANCELLED', 'REJECTED'))",
  ],
  [
    'ended more than once',
    "select ref from order_updates where status in ('CANCELLED', 'REJECTED') group by ref having count(*) > 1",
  ],
  [
    'a history that is not the order’s',
    `select o.ref from orders o where o.status <> (
       select u.status from order_updates u where u.ref = o.ref order by u.id desc limit 1)`,
  ],
  [
    'paid and not validated',
    `select o.ref from orders o join payment_sessions s on s.ref = o.ref
     where s.state = 'PAID' and s.refund = 'NONE' and (o.status <> 'VALIDATED' or o.payment_status <> 'PAID')`,
  ],
  ['a refund that is not done', "select command from payment_sessions where refund in ('DUE', 'REQUESTED')"],
  [
    'an unpaid order still waiting',
    "select ref from orders where payment_method = 'paytech' and status = 'WAITING_FOR_VALIDATION'",
  ],
  [
    'an order without its messages, or with some twice',
    `select o.ref from orders o where 2 <> (
       select count(*) from outbox m where m.text like '%' || rtrim(regexp_replace(o.ref, '(.{4})', '\\1-', 'g'), '-') || '%'
         and (m.text like '%enregistrée%' or m.subject like 'Nouvelle commande%'))`,
  ],
  ['a message that did not leave', 'select id from outbox where sent_at is null'],
];

/** Checks the database against itself and against what shoppers were told and what PayTech holds. */
export async function checkOrders(
  db: Database,
  history: History,
  articles: readonly OrderedArticle[],
  payments: readonly SandboxPayment[],
): Promise<string[]> {
  return db.withStore(orderStore.id, async (tx) => {
    const found: string[] = [];
    for (const [what, sql] of rules)
      for (const row of (await tx.query(sql)).rows) found.push(`${what}: ${JSON.stringify(row)}`);

    const orders = await tx.query<{ ref: string; total: number }>('select ref, total from orders');
    const totals = new Map(orders.rows.map(({ ref, total }) => [ref, total]));
    for (const { ref, total } of history.orders.values())
      if (totals.get(readRef(ref) ?? '') !== total) found.push(`acknowledged and not there: ${ref}`);

    const stock = await tx.query<{ id: string; quantity: number; sold: number; ordered: number }>(
      `select p.id, p.quantity, p.sold, coalesce(sum(l.quantity) filter (where not o.is_released), 0)::int as ordered
       from products p left join order_lines l on l.product_id = p.id left join orders o on o.ref = l.ref
       group by p.id, p.quantity, p.sold`,
    );
    const had = new Map(articles.map((article) => [article.id, article.stock]));
    for (const { id, quantity, sold, ordered } of stock.rows)
      if (sold !== ordered || quantity + ordered !== had.get(id))
        found.push(`stock of ${id}: ${quantity} left, ${sold} sold, ${ordered} ordered of ${had.get(id)}`);

    const sessions = await tx.query<{ command: string; state: string; refund: string }>(
      'select command, state, refund from payment_sessions',
    );
    const known = new Map(sessions.rows.map((row) => [row.command, row]));
    for (const { command, state } of payments) {
      const session = known.get(command);
      const isKept = session?.state === 'PAID' && session.refund === 'NONE';
      const isBack = session?.refund === 'DONE';
      const fits = {
        paid: isKept,
        refunded: isBack,
        pending: !isKept && !isBack,
        canceled: !isKept && !isBack,
      };
      if (!fits[state]) found.push(`PayTech says ${state} of ${command}, we say ${JSON.stringify(session)}`);
    }
    return found;
  });
}
