import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '@teranga/core/pages/render';
import { StoreKeys } from './storeKeys.ts';

/** The fields of a page that determine whether it is cacheable and how much space it takes. */
export type CacheablePage = Pick<RenderedPage, 'status' | 'html' | 'isPrivate'> & {
  /** Until when it shows the right prices, in epoch milliseconds; absent when nothing bounds it. */
  until?: number;
};

/** A page, and until when it may be served. */
export type BoundedPage = RenderedPage & CacheablePage;

interface Entry<Page> {
  page: Page;
  /** When it may no longer be served, not even while it is revalidated. */
  endsAt: number;
}

type Render<Page> = () => Promise<Page>;

export interface PageCacheOptions {
  /** How long a page may be shown without looking again, in milliseconds. */
  ttlMs: number;
  /** How many milliseconds after its TTL a page may be served while it is revalidated. */
  staleMs: number;
  /** Maximum total size in characters; the least recently requested page is evicted first. */
  size: number;
  now?: () => number;
  /** Called when a stale page could not be re-rendered. */
  onError: (error: unknown) => void;
}

const isOver = ({ until = Infinity }: CacheablePage, now: number) => until <= now;

/**
 * Public pages, rendered once for many shoppers. A changed page is evicted immediately; a stale one
 * is served while it is re-rendered. From its `until` on, a page is not served at all.
 */
export class PageCache<Page extends CacheablePage = BoundedPage> {
  readonly #now: () => number;
  readonly #keys = new StoreKeys();
  readonly #entries: LRUCache<string, Entry<Page>, Render<Page>>;

  constructor({ ttlMs, staleMs, size, now = () => Date.now(), onError }: PageCacheOptions) {
    this.#now = now;
    this.#entries = new LRUCache<string, Entry<Page>, Render<Page>>({
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now },
      maxSize: size,
      // A page larger than the cache is not stored.
      sizeCalculation: ({ page }) =>
        page.status === 200 && !page.isPrivate ? Math.max(1, page.html.length) : size + 1,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // A page that is evicted while it is rendered still answers those who wait for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, stale, { context: render }) => {
        const endsAt = now() + ttlMs + staleMs;
        try {
          const page = await render();
          return { page, endsAt: Math.min(endsAt, page.until ?? Infinity) };
        } catch (error) {
          if (stale && stale.endsAt > now()) onError(error);
          throw error;
        }
      },
    });
  }

  /**
   * The page of this key, rendered unless it is cached; concurrent requests share one rendering.
   */
  async get(storeId: string, key: string, render: Render<Page>): Promise<Page> {
    const whole = this.#keys.prefix(storeId) + key;
    const now = this.#now();
    const saved = this.#entries.peek(whole);
    const hasEnded = saved !== undefined && saved.endsAt <= now;
    const { page } = await this.#entries.forceFetch(whole, {
      context: render,
      ...(hasEnded && { forceRefresh: true, allowStale: false }),
    });
    // A rendering that began before its page ended is no answer to a request after that end.
    return isOver(page, now) ? this.get(storeId, key, render) : page;
  }

  /** The page of this key if it is cached and fresh. */
  fresh(storeId: string, key: string): Page | null {
    const saved = this.#entries.peek(this.#keys.prefix(storeId) + key, { allowStale: false });
    return saved && !isOver(saved.page, this.#now()) ? saved.page : null;
  }

  /** Evicts a store's pages; null evicts those of all stores. */
  drop(storeId: string | null): void {
    this.#keys.drop(storeId, this.#entries);
  }
}
