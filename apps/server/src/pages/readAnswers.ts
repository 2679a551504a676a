import type { RenderRequest } from './renderer.ts';

export type SharedQueryCache = NonNullable<RenderRequest['queryCache']>;

interface Read {
  storeId: string;
  read: object;
  until: number;
}

/** How many answers are kept as they were read: lists take some 40 KB each. */
const most = 500;

/** What pages read of answers that anyone may see, for the pages after them. Forgotten with the answers. */
export class ReadAnswers {
  readonly #ttlMs: number;
  /** In the order they came. */
  readonly #saved = new Map<string, Read>();
  /** Counts the drops: what a page asked for before one may be old already. */
  #drops = 0;

  constructor(ttlMs: number) {
    this.#ttlMs = ttlMs;
  }

  /** The shelf of one drawing of a page. */
  queryCache(storeId: string, design: string): SharedQueryCache {
    const drops = this.#drops;
    const whole = (key: string) => `${storeId} ${design} ${key}`;
    return {
      get: (key) => {
        const known = this.#saved.get(whole(key));
        return known && Date.now() < known.until ? known.read : undefined;
      },
      set: (key, read) => {
        if (this.#ttlMs === 0 || drops !== this.#drops) return;
        this.#saved.delete(whole(key));
        this.#saved.set(whole(key), { storeId, read, until: Date.now() + this.#ttlMs });
        for (const oldest of this.#saved.keys()) {
          if (this.#saved.size <= most) break;
          this.#saved.delete(oldest);
        }
      },
    };
  }

  /** Forgets what was read of a store's answers; of all for null. */
  drop(storeId: string | null): void {
    this.#drops += 1;
    for (const [key, read] of this.#saved)
      if (storeId === null || read.storeId === storeId) this.#saved.delete(key);
  }
}
