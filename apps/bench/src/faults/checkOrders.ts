import {
  type Database,
  type PaymentSession,
  type Tx,
  ledgerMismatches,
  readRef,
} from '@teranga/server/bench';
import type { SandboxPayment } from '@teranga/paytech-sandbox';
import { orderStore, type OrderedProduct } from '../orders/orderStore.ts';
import type { History } from './history.ts';

/** An invariant of the database: every row returned is a violation. */
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
    // Each text is scanned once for its reference: searching every text for every reference would
    // take hours.
    `with notified as (
       select replace(substring(text from '(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}'), '-', '') as ref, count(*) as messages
       from outbox where text like '%enregistrée%' or subject like 'Nouvelle commande%' group by 1)
     select ref from orders left join notified using (ref) where coalesce(messages, 0) <> 2`,
  ],
  ['a message that did not leave', 'select id from outbox where sent_at is null'],
];

/** One transaction that may read for as long as it takes, as no shopper's may. */
const unhurried = <T>(db: Database, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.withStore(orderStore.id, async (tx) => {
    await tx.query('set local statement_timeout = 0');
    return run(tx);
  });

async function checkStock(tx: Tx, products: readonly OrderedProduct[]): Promise<string[]> {
  const stock = await tx.query<{ id: string; quantity: number; sold: number; ordered: number }>(
    `select p.id, p.quantity, p.sold, coalesce(sum(l.quantity) filter (where not o.is_released), 0)::int as ordered
     from products p left join order_lines l on l.product_id = p.id left join orders o on o.ref = l.ref
     group by p.id, p.quantity, p.sold`,
  );
  const unbooked = await ledgerMismatches(tx);
  const stockBefore = new Map(products.map((product) => [product.id, product.stock]));
  const wrong = stock.rows
    .filter(
      ({ id, quantity, sold, ordered }) => sold !== ordered || quantity + ordered !== stockBefore.get(id),
    )
    .map(
      ({ id, quantity, sold, ordered }) =>
        `stock of ${id}: ${quantity} left, ${sold} sold, ${ordered} ordered of ${stockBefore.get(id)}`,
    );
  return [
    ...wrong,
    ...unbooked.map((mismatch) => `stock differs from its ledger: ${JSON.stringify(mismatch)}`),
  ];
}

/**
 * Checks the database's own invariants and compares it with the responses that shoppers received.
 */
export const checkOrders = (
  db: Database,
  history: History,
  products: readonly OrderedProduct[],
): Promise<string[]> =>
  unhurried(db, async (tx) => {
    const found: string[] = [];
    for (const [what, sql] of rules)
      for (const row of (await tx.query(sql)).rows) found.push(`${what}: ${JSON.stringify(row)}`);

    const orders = await tx.query<{ ref: string; total: number }>('select ref, total from orders');
    const totals = new Map(orders.rows.map(({ ref, total }) => [ref, total]));
    for (const { ref, total } of history.orders.values())
      if (totals.get(readRef(ref) ?? '') !== total) found.push(`acknowledged and not there: ${ref}`);
    return [...found, ...(await checkStock(tx, products))];
  });

/** Whether a session says what PayTech says. */
function agrees({ state, refund }: Partial<PaymentSession>, reported: SandboxPayment['state']): boolean {
  const isSaved = state === 'PAID' && refund === 'NONE';
  const isBack = refund === 'DONE';
  if (reported === 'paid') return isSaved;
  return reported === 'refunded' ? isBack : !isSaved && !isBack;
}

/**
 * Compares the payment sessions with PayTech's records; `known`: only those that we can query at
 * PayTech.
 */
export const checkPayments = (
  db: Database,
  payments: readonly SandboxPayment[],
  which: 'all' | 'known',
): Promise<string[]> =>
  unhurried(db, async (tx) => {
    const { rows } = await tx.query<Pick<PaymentSession, 'command' | 'state' | 'refund' | 'token'>>(
      'select command, state, refund, token from payment_sessions',
    );
    const sessions = new Map(rows.map((row) => [row.command, row]));
    return payments.flatMap(({ command, state }) => {
      const session = sessions.get(command);
      const canQuery = session?.token !== null;
      if ((which === 'known' && !canQuery) || agrees(session ?? {}, state)) return [];
      return [`PayTech says ${state} of ${command}, we say ${JSON.stringify(session)}`];
    });
  });
