import type { StoreServices } from '../store/services.ts';
import type { Cart } from './cart.ts';

/** The cart's changes under way in one store. They are sent one after the other, so that the last one wins on the server too. */
export interface CartQueue {
  /** The cart as the server last said; null before it has. */
  confirmed: Cart | null;
  /** Changes not yet answered. */
  pending: number;
  tail: Promise<unknown>;
  /** The newest change of each line. */
  newest: Map<string, symbol>;
}

const queues = new WeakMap<StoreServices, CartQueue>();

/** The queue of a store. */
export function cartQueueOf(services: StoreServices): CartQueue {
  const known = queues.get(services);
  if (known) return known;
  const queue: CartQueue = { confirmed: null, pending: 0, tail: Promise.resolve(), newest: new Map() };
  queues.set(services, queue);
  return queue;
}

/** Runs a change after those before it. A change of a quantity that was overtaken by a newer one of the same line is not sent: it gives null. */
export async function inTurn<T>(
  queue: CartQueue,
  overtakenBy: string | null,
  run: () => Promise<T>,
): Promise<T | null> {
  const mine = Symbol('change');
  if (overtakenBy !== null) queue.newest.set(overtakenBy, mine);
  const before = queue.tail;
  const turn = (async () => {
    await before;
    if (overtakenBy !== null && queue.newest.get(overtakenBy) !== mine) return null;
    return run();
  })();
  queue.tail = turn.catch(() => undefined);
  return turn;
}
