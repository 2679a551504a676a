import type { FastifyInstance } from 'fastify';
import { PageCache, type Keepable } from './pageCache.ts';
import { ReadAnswers, type AnswerShelf } from './readAnswers.ts';
import { dropWhenChanged } from './shownChanges.ts';

declare module 'fastify' {
  interface FastifyInstance {
    keptAnswers: KeptAnswers;
  }
}

/** An answer of the API that is the same for everybody: its text stands where a page's HTML does. */
export type KeptAnswer = Keepable;

/** What our JSON says it is. */
export const jsonType = 'application/json; charset=utf-8';

/** Characters of all kept answers together: some thousand lists. */
const cacheSize = 8 * 1024 * 1024;

/** Answers of the API that anyone may see, forgotten with the pages of their store. A life of 0 ms keeps none. */
export class KeptAnswers {
  readonly #cache: PageCache<KeptAnswer>;
  readonly #read: ReadAnswers;
  /** Whether anything is kept at all. */
  readonly keeps: boolean;

  constructor(lifeMs: number) {
    this.keeps = lifeMs > 0;
    this.#read = new ReadAnswers(lifeMs);
    this.#cache = new PageCache<KeptAnswer>({
      lifeMs,
      staleMs: 0,
      size: cacheSize,
      onError: () => undefined,
    });
  }

  /** The answer to this address in a design of a store, made now unless it is kept; several who ask at once share one. */
  get(storeId: string, design: string, url: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    return this.#cache.get(storeId, `${design} ${url}`, make);
  }

  /** The answer to this address if it is kept. */
  of(storeId: string, design: string, url: string): KeptAnswer | null {
    return this.#cache.young(storeId, `${design} ${url}`);
  }

  /** Where one drawing of a page of a store finds and leaves what answers were read as. */
  shelf(storeId: string, design: string): AnswerShelf {
    return this.#read.shelf(storeId, design);
  }

  drop(storeId: string | null): void {
    this.#cache.drop(storeId);
    this.#read.drop(storeId);
  }
}

/** Lends every route a place for answers that anyone may see. */
export function keepAnswers(app: FastifyInstance, lifeMs: number): void {
  const answers = new KeptAnswers(lifeMs);
  app.decorate('keptAnswers', answers);
  dropWhenChanged(app, (storeId) => answers.drop(storeId));
}
