import type { Tx } from '../../platform/db/database.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { wordOf } from './words.ts';
import { instant, pageSize, pagesOf, type ExportTable } from './exportTable.ts';

/** With its order's reference as people read it. */
const shown = <Item extends { ref: string }>(item: Item): Item => ({ ...item, ref: showRef(item.ref) });

interface ReturnItem {
  id: string;
  ref: string;
  at: Date;
  kind: string;
  reason: string | null;
  actor: string;
  lines: { productId: string; variationSku: string; name: string; quantity: number; isRestocked: boolean }[];
}

const readReturns = `
  select r.id, r.ref, r.at, r.kind, r.reason, r.actor_name as actor,
    (select coalesce(json_agg(json_build_object('productId', o.product_id, 'variationSku', o.variation_sku, 'name', o.name,
       'quantity', l.quantity, 'isRestocked', l.is_restocked) order by l.position), '[]')
     from order_return_lines l join order_lines o using (store_id, ref, position)
     where l.store_id = r.store_id and l.return_id = r.id) as lines
  from order_returns r
  where $1::timestamptz is null or (date_trunc('milliseconds', r.at), r.id) > ($1, $2::uuid)
  order by date_trunc('milliseconds', r.at), r.id limit ${pageSize}`;

/** What came back of orders: a row for each product. */
export const returnTable: ExportTable = {
  columns: [
    'Commande',
    'Date',
    'Retour',
    'Article',
    'Déclinaison',
    'Nom',
    'Unités',
    'Remis en stock',
    'Raison',
    'Qui',
  ],
  items: (tx: Tx) =>
    pagesOf<ReturnItem>(async (last) =>
      (await tx.query<ReturnItem>(readReturns, [last?.at ?? null, last?.id ?? null])).rows.map(shown),
    ),
  rowsOf: (item) => {
    const { ref, at, kind, reason, actor, lines } = item as ReturnItem;
    return lines.map(({ productId, variationSku, name, quantity, isRestocked }) => [
      ref,
      instant(at),
      wordOf('return', kind),
      productId,
      variationSku,
      name,
      String(quantity),
      isRestocked ? 'oui' : 'non',
      reason ?? '',
      actor,
    ]);
  },
};

interface RefundItem {
  id: string;
  ref: string;
  createdAt: Date;
  settledAt: Date | null;
  amount: number;
  way: string;
  state: string;
  failure: string | null;
  reason: string | null;
  actor: string;
}

/**
 * Those of staff, and payments that the server gives back whole: of a cancelled order, or one too
 * many.
 */
const readRefunds = `
  select * from (
    select id::text, ref, created_at as "createdAt", settled_at as "settledAt", amount, way, state, failure, reason, actor_name as actor
    from order_refunds
    union all
    select s.command, s.ref, coalesce(ended.at, s.settled_at, s.requested_at), s.refunded_at, s.amount, 'paytech', s.refund, null,
      'Paiement rendu en entier', 'système'
    from payment_sessions s
    left join lateral (select max(u.date) as at from order_updates u
      where u.store_id = s.store_id and u.ref = s.ref and u.status in ('CANCELLED', 'REJECTED')) ended on true
    where s.refund <> 'NONE' and not exists (
      select from order_refunds r where r.store_id = s.store_id and r.ref = s.ref and r.command = s.command and r.is_whole)
  ) refunds
  where $1::timestamptz is null or (date_trunc('milliseconds', "createdAt"), id) > ($1, $2)
  order by date_trunc('milliseconds', "createdAt"), id limit ${pageSize}`;

/** What went back of orders' payments. */
export const refundTable: ExportTable = {
  columns: ['Commande', 'Date', 'FCFA', 'Par', 'État', 'Réglé le', 'Échec', 'Raison', 'Qui'],
  items: (tx: Tx) =>
    pagesOf<RefundItem>(async (last) =>
      (await tx.query<RefundItem>(readRefunds, [last?.createdAt ?? null, last?.id ?? null])).rows.map(shown),
    ),
  rowsOf: (item) => {
    const { ref, createdAt, settledAt, amount, way, state, failure, reason, actor } = item as RefundItem;
    const settled = settledAt === null ? '' : instant(settledAt);
    return [
      [
        ref,
        instant(createdAt),
        String(amount),
        wordOf('refundWay', way),
        wordOf('refundState', state),
        settled,
        failure ?? '',
        reason ?? '',
        actor,
      ],
    ];
  },
};
