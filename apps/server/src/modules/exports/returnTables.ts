import type { Tx } from '../../platform/db/database.ts';
import { showRef } from '../../platform/references/orderRef.ts';
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
  from order_returns r where $1::uuid is null or r.id > $1 order by r.id limit ${pageSize}`;

/** What came back of orders: a row for each article. */
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
      (await tx.query<ReturnItem>(readReturns, [last?.id ?? null])).rows.map(shown),
    ),
  rowsOf: (item) => {
    const { ref, at, kind, reason, actor, lines } = item as ReturnItem;
    return lines.map(({ productId, variationSku, name, quantity, isRestocked }) => [
      ref,
      instant(at),
      kind === 'refused' ? 'colis refusé' : 'retourné',
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

const readRefunds = `
  select id, ref, created_at as "createdAt", settled_at as "settledAt", amount, way, state, failure, reason, actor_name as actor
  from order_refunds where $1::uuid is null or id > $1 order by id limit ${pageSize}`;

/** Refunds by staff. */
export const refundTable: ExportTable = {
  columns: ['Commande', 'Date', 'FCFA', 'Par', 'État', 'Réglé le', 'Échec', 'Raison', 'Qui'],
  items: (tx: Tx) =>
    pagesOf<RefundItem>(async (last) =>
      (await tx.query<RefundItem>(readRefunds, [last?.id ?? null])).rows.map(shown),
    ),
  rowsOf: (item) => {
    const { ref, createdAt, settledAt, amount, way, state, failure, reason, actor } = item as RefundItem;
    const settled = settledAt === null ? '' : instant(settledAt);
    return [
      [ref, instant(createdAt), String(amount), way, state, settled, failure ?? '', reason ?? '', actor],
    ];
  },
};
