import type { RenderRequest } from './renderer.ts';

export type SharedQueryCache = NonNullable<RenderRequest['queryCache']>;

interface Read {
  storeId: string;
  read: object;
  until: number;
}

/** Maximum number of parsed responses: a list takes about 40 KB. */
const most = 500;

/**
 * Parsed public API responses, shared by subsequent page renderings. Dropped together with the
 * responses.
 */
export class ReadAnswers {
  readonly #ttlMs: number;
  /** In the order they came. */
  readonly #saved = new Map<string, Read>();
  /** Counts the drops: what a page requested before a drop may be stale. */
  #drops = 0;

  constructor(ttlMs: number) {
    this.#ttlMs = ttlMs;
  }

  /** The shared query cache of one page rendering. */
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

  /** Drops the parsed responses of a store; null drops those of all stores. */
  drop(storeId: string | null): void {
    this.#drops += 1;
    for (const [key, read] of this.#saved)
      if (storeId === null || read.storeId === storeId) this.#saved.delete(key);
  }
}
