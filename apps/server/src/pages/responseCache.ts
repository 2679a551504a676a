import type { SharedQueryCache } from '@teranga/core/pages/render';
import type { FastifyInstance } from 'fastify';
import { PageCache, type CacheablePage } from './pageCache.ts';
import { QueryResultCache } from './queryResultCache.ts';
import { dropWhenChanged } from './shownChanges.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

/** A public API response: `html` contains its body. */
export type CachedResponse = CacheablePage;

/** What our JSON says it is. */
export const jsonType = 'application/json; charset=utf-8';

/** Total characters of all cached responses: about a thousand lists. */
const cacheSize = 8 * 1024 * 1024;

/**
 * Cache of public API responses, dropped together with their store's pages. A TTL of 0 ms disables
 * it.
 */
export class ResponseCache {
  readonly #cache: PageCache<CachedResponse>;
  readonly #read: QueryResultCache;
  /** False when caching is disabled. */
  readonly isEnabled: boolean;

  constructor(ttlMs: number) {
    this.isEnabled = ttlMs > 0;
    this.#read = new QueryResultCache(ttlMs);
    this.#cache = new PageCache<CachedResponse>({
      ttlMs,
      staleMs: 0,
      size: cacheSize,
      onError: () => undefined,
    });
  }

  /**
   * The response for this URL in a store's design, computed unless cached; concurrent requests
   * share one computation.
   */
  get(
    storeId: string,
    design: string,
    url: string,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    return this.#cache.get(storeId, `${design} ${url}`, make);
  }

  /** The response for this URL if it is cached. */
  of(storeId: string, design: string, url: string): CachedResponse | null {
    return this.#cache.fresh(storeId, `${design} ${url}`);
  }

  /** The shared query cache for one page rendering of a store. */
  queryCache(storeId: string, design: string): SharedQueryCache {
    return this.#read.queryCache(storeId, design);
  }

  drop(storeId: string | null): void {
    this.#cache.drop(storeId);
    this.#read.drop(storeId);
  }
}

/** Adds a cache of public responses to the app, for every route. */
export function cacheResponses(app: FastifyInstance, ttlMs: number): void {
  const answers = new ResponseCache(ttlMs);
  app.decorate('responseCache', answers);
  dropWhenChanged(app, (storeId) => answers.drop(storeId));
}
