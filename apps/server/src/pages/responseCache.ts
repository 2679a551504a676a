import type { FastifyInstance } from 'fastify';
import { PageCache, type Keepable } from './pageCache.ts';
import { ReadAnswers, type SharedQueryCache } from './readAnswers.ts';
import { dropWhenChanged } from './shownChanges.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
}

/** An answer of the API that is the same for everybody: its text stands where a page's HTML does. */
export type CachedResponse = Keepable;

/** What our JSON says it is. */
export const jsonType = 'application/json; charset=utf-8';

/** Characters of all kept answers together: some thousand lists. */
const cacheSize = 8 * 1024 * 1024;

/** Answers of the API that anyone may see, forgotten with the pages of their store. A life of 0 ms keeps none. */
export class ResponseCache {
  readonly #cache: PageCache<CachedResponse>;
  readonly #read: ReadAnswers;
  /** Whether anything is kept at all. */
  readonly saves: boolean;

  constructor(ttlMs: number) {
    this.saves = ttlMs > 0;
    this.#read = new ReadAnswers(ttlMs);
    this.#cache = new PageCache<CachedResponse>({
      ttlMs,
      staleMs: 0,
      size: cacheSize,
      onError: () => undefined,
    });
  }

  /** The answer to this address in a design of a store, made now unless it is kept; several who ask at once share one. */
  get(
    storeId: string,
    design: string,
    url: string,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    return this.#cache.get(storeId, `${design} ${url}`, make);
  }

  /** The answer to this address if it is kept. */
  of(storeId: string, design: string, url: string): CachedResponse | null {
    return this.#cache.young(storeId, `${design} ${url}`);
  }

  /** Where one drawing of a page of a store finds and leaves what answers were read as. */
  queryCache(storeId: string, design: string): SharedQueryCache {
    return this.#read.queryCache(storeId, design);
  }

  drop(storeId: string | null): void {
    this.#cache.drop(storeId);
    this.#read.drop(storeId);
  }
}

/** Lends every route a place for answers that anyone may see. */
export function cacheResponses(app: FastifyInstance, ttlMs: number): void {
  const answers = new ResponseCache(ttlMs);
  app.decorate('responseCache', answers);
  dropWhenChanged(app, (storeId) => answers.drop(storeId));
}
