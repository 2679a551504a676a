import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/database.ts';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import { isSlug, slugOf } from '../../../platform/text/slug.ts';
import { upsertCategories, type NewCategory } from '../../catalogue/writeCategories.ts';
import { upsertCollections, type NewCollection } from '../../catalogue/writeCollections.ts';
import type { CollectionDraft } from '../draft.ts';

const hashLength = 8;

/** A category's id from its name: the same for names that differ only by accents, case or signs. */
const idFor = (name: string): string =>
  slugOf(name) || `categorie-${createHash('sha256').update(name).digest('hex').slice(0, hashLength)}`;

interface Row {
  id: string;
  /** A category's name, a collection's slug: unique in its store. */
  key: string;
  position: number;
}

const rowsOf = async (tx: Tx, table: 'categories' | 'collections', key: 'name' | 'slug'): Promise<Row[]> =>
  (await tx.query<Row>(`select id, ${key} as key, position from ${table}`)).rows;

const nextPosition = (rows: readonly Row[]) => Math.max(-1, ...rows.map(({ position }) => position)) + 1;

/** The store's categories and collections; new ones are noted when a product needs them. */
export class GroupingBook {
  readonly #categoryIds: Map<string, string>;
  readonly #collectionIds: Map<string, string>;
  #ids: { categories: Set<string>; collections: Set<string> };
  #next: { category: number; collection: number };
  #newCategories: NewCategory[] = [];
  #newCollections: NewCollection[] = [];

  private constructor(categories: Row[], collections: Row[]) {
    this.#categoryIds = new Map(categories.map(({ id, key }) => [key, id]));
    this.#collectionIds = new Map(collections.map(({ id, key }) => [key, id]));
    this.#ids = {
      categories: new Set(categories.map(({ id }) => id)),
      collections: new Set(collections.map(({ id }) => id)),
    };
    this.#next = { category: nextPosition(categories), collection: nextPosition(collections) };
  }

  static async open(tx: Tx): Promise<GroupingBook> {
    return new GroupingBook(await rowsOf(tx, 'categories', 'name'), await rowsOf(tx, 'collections', 'slug'));
  }

  /** The id of a category by its name. */
  categoryIdOf(typed: string, suggestedId?: string): string {
    const name = cleanLine(typed);
    const existingId = this.#categoryIds.get(name);
    if (existingId !== undefined) return existingId;
    const isFree = suggestedId !== undefined && isSlug(suggestedId) && !this.#ids.categories.has(suggestedId);
    const id = isFree ? suggestedId : idFor(name);
    this.#categoryIds.set(name, id);
    if (this.#ids.categories.has(id)) return id;
    this.#ids.categories.add(id);
    this.#newCategories.push({ id, name, position: this.#next.category });
    this.#next.category += 1;
    return id;
  }

  /** The id of a collection: its own, or that of the one that has its address. */
  collectionIdOf({ id, name, slug }: CollectionDraft): string {
    if (this.#ids.collections.has(id)) return id;
    const existingId = this.#collectionIds.get(slug);
    if (existingId !== undefined) return existingId;
    this.#ids.collections.add(id);
    this.#collectionIds.set(slug, id);
    this.#newCollections.push({ id, name, slug, position: this.#next.collection });
    this.#next.collection += 1;
    return id;
  }

  /** Writes the new ones. Until `saved` they stay new: the transaction may be rolled back. */
  async write(tx: Tx, importId: number): Promise<void> {
    if (this.#newCategories.length + this.#newCollections.length === 0) return;
    await upsertCategories(tx, this.#newCategories);
    await upsertCollections(tx, this.#newCollections);
    await tx.query(
      `update imports set created_categories = created_categories || $2, created_collections = created_collections || $3
       where id = $1`,
      [importId, this.#newCategories.map(({ id }) => id), this.#newCollections.map(({ id }) => id)],
    );
  }

  saved(): void {
    this.#newCategories = [];
    this.#newCollections = [];
  }
}
