import { setTimeout as pause } from 'node:timers/promises';

/** Products per transaction: an order of one of them waits for all. */
const smallest = 5;
const largest = 200;
const first = 10;
/** How long a transaction may hold its products, in milliseconds. */
const targetMs = 40;

/**
 * How many products a transaction takes, so that it is short on this machine and under this load.
 */
export class BatchSize {
  #size = first;

  get current(): number {
    return this.#size;
  }

  /**
   * Runs a transaction, adjusts the size by its time, and leaves the database to others as long.
   */
  async timed<T>(run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await run();
    const ms = performance.now() - start;
    const fitting = Math.round(this.#size * (targetMs / Math.max(ms, 1)));
    this.#size = Math.max(smallest, Math.min(largest, fitting, this.#size * 2));
    await pause(Math.min(ms, targetMs) / 2);
    return result;
  }
}
