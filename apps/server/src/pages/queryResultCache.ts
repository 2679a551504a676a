import { LRUCache } from 'lru-cache';
import type { SharedQueryCache } from '@teranga/core/pages/render';
import { StoreKeys } from './storeKeys.ts';

/** Maximum number of parsed responses: a list takes about 40 KB. */
const most = 500;

/**
 * Parsed public API responses, shared by subsequent page renderings. Dropped together with the
 * responses.
 */
export class QueryResultCache {
  readonly #isEnabled: boolean;
  readonly #keys = new StoreKeys();
  readonly #saved: LRUCache<string, object>;

  constructor(ttlMs: number) {
    this.#isEnabled = ttlMs > 0;
    this.#saved = new LRUCache({ max: most, ttl: ttlMs, perf: Date });
  }

  /** The shared query cache of one page rendering. Reads from before a drop are not shared. */
  queryCache(storeId: string, design: string): SharedQueryCache {
    const prefix = `${this.#keys.prefix(storeId)}${design} `;
    return {
      get: (key) => this.#saved.get(prefix + key),
      set: (key, read) => {
        if (this.#isEnabled) this.#saved.set(prefix + key, read);
      },
    };
  }

  /** Drops the parsed responses of a store; null drops those of all stores. */
  drop(storeId: string | null): void {
    this.#keys.drop(storeId, this.#saved);
  }
}
