import type { MovementKind } from '@teranga/contract/admin';
import type { Tx } from '../../../platform/db/database.ts';
import { readCursor, toPage, type Page } from '../../../platform/paging/cursor.ts';
import type { Actor } from '../../audit/actor.ts';

/** An entry of the stock ledger. */
export interface StockMovement {
  sku: string;
  delta: number;
  kind: MovementKind;
  reference: string | null;
  note: string | null;
  actor: Pick<Actor, 'kind' | 'name'>;
  at: Date;
}

interface MovementRow extends Omit<StockMovement, 'actor'> {
  id: number;
  actor_kind: Actor['kind'];
  actor_name: string;
}

const readMovements = `
  select id, variation_sku as sku, delta, kind, reference, note, actor_kind, actor_name, created_at as at
  from stock_movements
  where product_id = $1 and ($2 = '' or variation_sku = $2) and ($3::bigint is null or id < $3)
  order by id desc limit $4`;

/** The newest movements first; those of a product include those of its variations. */
export async function listMovements(
  tx: Tx,
  { productId, sku }: { productId: string; sku: string },
  { cursor, size = 20 }: { cursor?: string | undefined; size?: number } = {},
): Promise<Page<StockMovement>> {
  const before = readCursor(cursor, [/^\d{1,18}$/])?.[0] ?? null;
  const { rows } = await tx.query<MovementRow>(readMovements, [productId, sku, before, size + 1]);
  return toPage(rows, size, {
    keyOf: ({ id }) => [String(id)],
    toItem: ({ id: _id, actor_kind: kind, actor_name: name, ...movement }) => ({
      ...movement,
      actor: { kind, name },
    }),
  });
}
