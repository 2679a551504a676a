/** The queue is full: the caller must retry later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Runs a few jobs concurrently and queues others; a job already pending under the same key is
 * shared, not run twice.
 */
export class JobQueue<Result = void> {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #pending = new Map<string, Promise<Result>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  run(key: string, job: () => Promise<Result>): Promise<Result> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const running = this.#enter()
      .then(() => job().finally(() => this.#leave()))
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, running);
    return running;
  }

  #enter(): Promise<void> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#mostWaiting)
      return Promise.reject(new QueueFullError('the line is full'));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    // The slot passes directly to the next job in the queue, so that no other job can take it.
    if (next) next();
    else this.#running -= 1;
  }
}
