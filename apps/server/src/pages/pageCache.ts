import type { RenderedPage } from './renderer.ts';

/** The fields of a page that determine whether it is cacheable and how much space it takes. */
export type Keepable = Pick<RenderedPage, 'status' | 'html' | 'isPrivate' | 'until'>;

interface Entry<Page> {
  page: Page;
  /** The page's size in memory, in characters. */
  size: number;
  storeId: string;
  renderedAt: number;
}

export interface PageCacheOptions {
  /** How long a page may be shown without looking again, in milliseconds. */
  ttlMs: number;
  /** How many milliseconds after its TTL a page may be served while it is revalidated. */
  staleMs: number;
  /** Maximum total size in characters; the least recently requested page is evicted first. */
  size: number;
  now?: () => number;
  /** Called when a stale page could not be rendered again. */
  onError: (error: unknown) => void;
}

const isOver = ({ until = Infinity }: Keepable, now: number) => until <= now;

/**
 * Public pages, rendered once for many shoppers. A changed page is evicted immediately; a stale one
 * is served while it is rendered again. From its `until` on, a page is not served at all.
 */
export class PageCache<Page extends Keepable = RenderedPage> {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #rendering = new Map<string, Promise<Page>>();
  #size = 0;
  /** Counts the drops: a page whose rendering began before one may be old already. */
  #drops = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => Date.now());
  }

  /**
   * The page of this key, rendered unless it is cached; concurrent requests share one rendering.
   */
  get(storeId: string, key: string, render: () => Promise<Page>): Promise<Page> {
    const whole = `${storeId} ${key}`;
    const saved = this.#entries.get(whole);
    const now = this.#now();
    const age = saved ? now - saved.renderedAt : Infinity;
    if (!saved || isOver(saved.page, now) || age >= this.#options.ttlMs + this.#options.staleMs)
      return this.#renderUi(storeId, whole, render, now);
    this.#entries.delete(whole);
    this.#entries.set(whole, saved);
    if (age >= this.#options.ttlMs) this.#renderUi(storeId, whole, render, now).catch(this.#options.onError);
    return Promise.resolve(saved.page);
  }

  /** The page as of `now` or later. */
  #renderUi(storeId: string, whole: string, render: () => Promise<Page>, now: number): Promise<Page> {
    const shared = `${this.#drops} ${whole}`;
    const known = this.#rendering.get(shared);
    // One that began before its page ended is no answer to a request after that end.
    if (known)
      return known.then((page) => (isOver(page, now) ? this.#renderUi(storeId, whole, render, now) : page));
    const drops = this.#drops;
    const renderedAt = this.#now();
    const rendering = render()
      .then((page) => {
        if (drops !== this.#drops) return page;
        if (page.status === 200 && !page.isPrivate) this.#persist(whole, { page, storeId, renderedAt });
        else this.#discard(whole);
        return page;
      })
      .finally(() => this.#rendering.delete(shared));
    this.#rendering.set(shared, rendering);
    return rendering;
  }

  /** The page of this key if it is cached and fresh. */
  young(storeId: string, key: string): Page | null {
    const saved = this.#entries.get(`${storeId} ${key}`);
    const now = this.#now();
    const isYoung = saved && !isOver(saved.page, now) && now - saved.renderedAt < this.#options.ttlMs;
    return isYoung ? saved.page : null;
  }

  /** Evicts a store's pages; null evicts those of all stores. */
  drop(storeId: string | null): void {
    this.#drops += 1;
    for (const [key, entry] of this.#entries)
      if (storeId === null || entry.storeId === storeId) this.#discard(key);
  }

  #persist(key: string, rendered: Omit<Entry<Page>, 'size'>): void {
    const size = rendered.page.html.length;
    this.#discard(key);
    this.#entries.set(key, { ...rendered, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#options.size) break;
      this.#discard(oldest);
    }
  }

  #discard(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
