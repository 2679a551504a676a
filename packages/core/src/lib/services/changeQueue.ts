import type { StoreServices } from './services.ts';

/**
 * Pending changes to a visitor's server-side data. They are sent one after another, so that the
 * last one also wins on the server.
 */
export interface ChangeQueue<T> {
  /** The thing as the server last said; null before it has. */
  confirmed: T | null;
  /** Changes not yet answered. */
  pending: number;
  tail: Promise<unknown>;
  /** The newest change of each line. */
  newest: Map<string, symbol>;
}

/** Creates one queue per store for one kind of data. */
export function changeQueues<T>(): (services: StoreServices) => ChangeQueue<T> {
  const queues = new WeakMap<StoreServices, ChangeQueue<T>>();
  return (services) => {
    const known = queues.get(services);
    if (known) return known;
    const queue: ChangeQueue<T> = {
      confirmed: null,
      pending: 0,
      tail: Promise.resolve(),
      newest: new Map(),
    };
    queues.set(services, queue);
    return queue;
  };
}

/**
 * Runs a change after the earlier ones. A change superseded by a newer one of the same line is not
 * sent and resolves to null.
 */
export async function inTurn<T>(
  queue: ChangeQueue<unknown>,
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
