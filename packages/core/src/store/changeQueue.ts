import type { StoreServices } from './services.ts';

/** The changes under way to something the server keeps for a visitor. They are sent one after the other, so that the last one wins on the server too. */
export interface ChangeQueue<T> {
  /** The thing as the server last said; null before it has. */
  confirmed: T | null;
  /** Changes not yet answered. */
  pending: number;
  tail: Promise<unknown>;
  /** The newest change of each line. */
  newest: Map<string, symbol>;
}

/** Gives each store a queue of its own for one kind of thing. */
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

/** Runs a change after those before it. One that was overtaken by a newer change of the same line is not sent: it gives null. */
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
