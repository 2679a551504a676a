import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../audit/actor.ts';
import type { MovementKind } from './stockCause.ts';

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
  actor_kind: Actor['kind'];
  actor_name: string;
}

const mostListed = 20;

/** The latest movements of an article, the newest first; of a product, those of its variations too. */
export async function listMovements(
  tx: Tx,
  { productId, sku }: { productId: string; sku: string },
): Promise<StockMovement[]> {
  const { rows } = await tx.query<MovementRow>(
    `select variation_sku as sku, delta, kind, reference, note, actor_kind, actor_name, created_at as at
     from stock_movements where product_id = $1 and ($2 = '' or variation_sku = $2) order by id desc limit ${mostListed}`,
    [productId, sku],
  );
  return rows.map(({ actor_kind: kind, actor_name: name, ...movement }) => ({
    ...movement,
    actor: { kind, name },
  }));
}
