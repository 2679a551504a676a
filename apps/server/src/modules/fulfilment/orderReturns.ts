import type { Tx } from '../../platform/db/database.ts';
import { readRetainedLines } from '../orders/readRetainedLines.ts';

/** `refused`: never handed over. `returned`: brought or sent back. */
export type ReturnKind = 'refused' | 'returned';

/** Products of an order that came back. */
export interface OrderReturn {
  id: string;
  kind: ReturnKind;
  reason: string | null;
  /** Who took them back, by their name at that time. */
  actor: string;
  at: Date;
  lines: { position: number; quantity: number; isRestocked: boolean }[];
}

/** The returns of an order by its stored reference, the oldest first. */
export async function readReturns(tx: Tx, ref: string): Promise<OrderReturn[]> {
  const { rows } = await tx.query<OrderReturn>(
    `select r.id, r.kind, r.reason, r.actor_name as actor, r.at, jsonb_agg(jsonb_build_object(
         'position', l.position, 'quantity', l.quantity, 'isRestocked', l.is_restocked) order by l.position) as lines
     from order_returns r join order_return_lines l on l.store_id = r.store_id and l.return_id = r.id
     where r.ref = $1 group by r.store_id, r.id order by r.at, r.id`,
    [ref],
  );
  return rows;
}

/** Units of a line that came back, by the line's position. */
export function returnedUnits(returns: readonly Pick<OrderReturn, 'lines'>[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { position, quantity } of returns.flatMap(({ lines }) => lines))
    units.set(position, (units.get(position) ?? 0) + quantity);
  return units;
}

/** Whether all products of a shipped order came back: it cannot be delivered any more. */
export async function isFullyReturned(tx: Tx, ref: string): Promise<boolean> {
  const lines = await readRetainedLines(tx, ref);
  return lines.every(({ kept }) => kept === 0);
}
