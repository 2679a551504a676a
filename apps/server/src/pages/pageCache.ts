import type { RenderedPage } from './renderer.ts';

interface Entry {
  page: RenderedPage;
  /** Counts the characters: what the page takes in memory. */
  size: number;
  storeId: string;
  until: number;
}

export interface PageCacheOptions {
  /** How long a page may be shown without looking again, in milliseconds. */
  lifeMs: number;
  /** How much is kept, in characters; the page asked for longest ago goes first. */
  size: number;
  now?: () => number;
}

/** Pages that anyone may see, rendered once for many. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  #size = 0;
  /** Counts the drops: a page whose rendering began before one may be old already. */
  #drops = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The page of this key, rendered now unless it is kept; several who ask at once share one rendering. */
  get(storeId: string, key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const whole = `${storeId} ${key}`;
    const kept = this.#entries.get(whole);
    if (kept && kept.until > this.#now()) {
      this.#entries.delete(whole);
      this.#entries.set(whole, kept);
      return Promise.resolve(kept.page);
    }
    const shared = `${this.#drops} ${whole}`;
    const known = this.#rendering.get(shared);
    if (known) return known;
    const drops = this.#drops;
    const rendering = render()
      .then((page) => {
        if (drops === this.#drops && page.status === 200 && !page.isPrivate) this.#keep(whole, storeId, page);
        return page;
      })
      .finally(() => this.#rendering.delete(shared));
    this.#rendering.set(shared, rendering);
    return rendering;
  }

  /** Forgets a store's pages; all stores' for null. */
  drop(storeId: string | null): void {
    this.#drops += 1;
    for (const [key, entry] of this.#entries)
      if (storeId === null || entry.storeId === storeId) this.#forget(key, entry);
  }

  #keep(key: string, storeId: string, page: RenderedPage): void {
    const size = page.html.length;
    const old = this.#entries.get(key);
    if (old) this.#forget(key, old);
    this.#entries.set(key, { page, size, storeId, until: this.#now() + this.#options.lifeMs });
    this.#size += size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#options.size) break;
      this.#forget(oldest, entry);
    }
  }

  #forget(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
