import type { Tx } from '@teranga/server/bench';

const parts = {
  first: ['Fatou', 'Awa', 'Moussa', 'Khady', 'Ibrahima', 'Aminata', 'Ousmane', 'Mariama', 'Cheikh', 'Ndèye'],
  last: ['Diop', 'Ndiaye', 'Sarr', 'Fall', 'Ba', 'Sow', 'Gueye', 'Faye', 'Sy', 'Cissé', 'Diallo', 'Kane'],
  city: ['Dakar', 'Thiès', 'Saint-Louis', 'Kaolack', 'Ziguinchor', 'Mbour', 'Touba'],
} as const;

/**
 * One customer has ordered three times, over two years; the seed of `random()` makes them the same
 * each time.
 */
const insertOrders = `
  insert into orders (ref, visitor, status, payment_method, payment_status, first_name, last_name, phone, email, address, city,
    zone_id, zone_name, subtotal, delivery_charge, total, site_url, created_at)
  select ref, 'v' || n, (array['WAITING_FOR_VALIDATION', 'VALIDATED', 'SHIPPED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'CANCELLED'])[1 + n % 7],
    case when n % 3 = 0 then 'paytech' else 'cod' end, case when n % 3 = 0 then 'PAID' else 'NONE' end,
    ($2::text[])[1 + who % 10], ($3::text[])[1 + (who / 10) % 12], '+22177' || lpad(who::text, 7, '0'), 'client' || who || '@example.sn',
    'Villa ' || who % 900 || ', rue ' || who % 70, ($4::text[])[1 + who % 7], 'dakar', 'Dakar', price, 2000, price + 2000,
    'http://bench.localhost', now() - (n * interval '20 minutes')
  from (
    select n, floor(random() * $1 / 3)::int as who, 1000 + (n * 37) % 90000 as price,
      translate(upper(substr(md5('order ' || n), 1, 16)), 'ILOU', '1107') as ref
    from generate_series(1, $1) n) made`;
const insertLines = `
  insert into order_lines (ref, position, product_id, name, unit_price, quantity)
  select o.ref, 0, 'p', 'Article', o.subtotal, 1 from orders o`;
const insertInbox = `
  insert into contact_messages (first_name, last_name, email, subject, message, created_at)
  select 'Fatou', 'Diop', 'client' || n || '@example.sn', 'Question ' || n, 'Bonjour, quand arrive ma commande ?', now() - n * interval '1 hour'
  from generate_series(1, $1) n`;
const insertQuotes = `
  insert into quote_requests (ref, service_id, service_name, name, email, phone, created_at)
  select translate(upper(substr(md5('quote ' || n), 1, 16)), 'ILOU', '1107'), 'omra', 'Omra', 'Fatou Diop', 'client' || n || '@example.sn',
    '+22177' || lpad(n::text, 7, '0'), now() - n * interval '1 hour'
  from generate_series(1, $1) n`;
const inboxSize = 5_000;

/** Writes orders, messages and quote requests of two years into the running transaction's store. */
export async function fillDesk(tx: Tx, orders: number): Promise<void> {
  await tx.query('set local statement_timeout = 0');
  await tx.query('select setseed(0.5)');
  await tx.query(insertOrders, [orders, parts.first, parts.last, parts.city]);
  await tx.query(insertLines);
  await tx.query(insertInbox, [inboxSize]);
  await tx.query(insertQuotes, [inboxSize]);
}
