import type { RenderedPage } from './renderer.ts';

/** What of a page says whether it may be kept, and how much it takes. */
export type Keepable = Pick<RenderedPage, 'status' | 'html' | 'isPrivate'>;

interface Entry<Page> {
  page: Page;
  /** Counts the characters: what the page takes in memory. */
  size: number;
  storeId: string;
  renderedAt: number;
}

export interface PageCacheOptions {
  /** How long a page may be shown without looking again, in milliseconds. */
  ttlMs: number;
  /** For how many milliseconds more it may be shown while it is drawn anew. */
  staleMs: number;
  /** How much is kept, in characters; the page asked for longest ago goes first. */
  size: number;
  now?: () => number;
  /** Told when a page that was only old could not be drawn anew. */
  onError: (error: unknown) => void;
}

/** Pages that anyone may see, rendered once for many. What changed is forgotten at once; what is only old is shown while it is drawn anew. */
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
    this.#now = options.now ?? Date.now;
  }

  /** The page of this key, rendered now unless it is kept; several who ask at once share one rendering. */
  get(storeId: string, key: string, render: () => Promise<Page>): Promise<Page> {
    const whole = `${storeId} ${key}`;
    const saved = this.#entries.get(whole);
    const age = saved ? this.#now() - saved.renderedAt : Infinity;
    if (!saved || age >= this.#options.ttlMs + this.#options.staleMs)
      return this.#renderUi(storeId, whole, render);
    this.#entries.delete(whole);
    this.#entries.set(whole, saved);
    if (age >= this.#options.ttlMs) this.#renderUi(storeId, whole, render).catch(this.#options.onError);
    return Promise.resolve(saved.page);
  }

  #renderUi(storeId: string, whole: string, render: () => Promise<Page>): Promise<Page> {
    const shared = `${this.#drops} ${whole}`;
    const known = this.#rendering.get(shared);
    if (known) return known;
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

  /** The page of this key if it is kept and young. */
  young(storeId: string, key: string): Page | null {
    const saved = this.#entries.get(`${storeId} ${key}`);
    return saved && this.#now() - saved.renderedAt < this.#options.ttlMs ? saved.page : null;
  }

  /** Forgets a store's pages; all stores' for null. */
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
