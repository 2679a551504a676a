import type { RenderRequest } from './renderer.ts';

export type AnswerShelf = NonNullable<RenderRequest['shelf']>;

interface Read {
  storeId: string;
  read: object;
  until: number;
}

/** How many answers are kept as they were read: lists take some 40 KB each. */
const most = 500;

/** What pages read of answers that anyone may see, for the pages after them. Forgotten with the answers. */
export class ReadAnswers {
  readonly #lifeMs: number;
  /** In the order they came. */
  readonly #kept = new Map<string, Read>();
  /** Counts the drops: what a page asked for before one may be old already. */
  #drops = 0;

  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs;
  }

  /** The shelf of one drawing of a page. */
  shelf(storeId: string, design: string): AnswerShelf {
    const drops = this.#drops;
    const whole = (key: string) => `${storeId} ${design} ${key}`;
    return {
      get: (key) => {
        const known = this.#kept.get(whole(key));
        return known && Date.now() < known.until ? known.read : undefined;
      },
      set: (key, read) => {
        if (this.#lifeMs === 0 || drops !== this.#drops) return;
        this.#kept.delete(whole(key));
        this.#kept.set(whole(key), { storeId, read, until: Date.now() + this.#lifeMs });
        for (const oldest of this.#kept.keys()) {
          if (this.#kept.size <= most) break;
          this.#kept.delete(oldest);
        }
      },
    };
  }

  /** Forgets what was read of a store's answers; of all for null. */
  drop(storeId: string | null): void {
    this.#drops += 1;
    for (const [key, read] of this.#kept)
      if (storeId === null || read.storeId === storeId) this.#kept.delete(key);
  }
}
