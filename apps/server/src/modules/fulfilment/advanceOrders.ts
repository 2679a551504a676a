import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/problem.ts';
import type { Actor } from '../audit/actor.ts';
import { advanceOrder, type OrderStep } from './advanceOrder.ts';

/** What became of one of several orders. */
export interface StepOutcome {
  /** As it was given. */
  ref: string;
  isDone: boolean;
  /** Why it was refused. */
  message: string | null;
}

/** Advances several orders, each in a transaction of its own: one that is refused stops no other. */
export async function advanceOrders(
  inOwnTransaction: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>,
  actor: Actor,
  orders: readonly Pick<OrderStep, 'ref' | 'from'>[],
  step: Omit<OrderStep, 'ref' | 'from'>,
): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const { ref, from } of orders)
    try {
      await inOwnTransaction((tx) => advanceOrder(tx, actor, { ...step, ref, from }, new Date()));
      outcomes.push({ ref, isDone: true, message: null });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.push({ ref, isDone: false, message: error.message });
    }
  return outcomes;
}
