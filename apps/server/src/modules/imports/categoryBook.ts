import { createHash } from 'node:crypto';
import { cleanLine } from '../../platform/text/cleanText.ts';
import { slugOf } from '../../platform/text/slug.ts';
import { upsertCategories } from '../catalogue/writeCategories.ts';
import type { Tx } from '../../platform/db/database.ts';

const hashLength = 8;

/** A category's id from its name: the same for names that differ only by accents, case or signs. */
const idFor = (name: string): string =>
  slugOf(name) || `categorie-${createHash('sha256').update(name).digest('hex').slice(0, hashLength)}`;

/** The store's categories, by name; new ones are added when a product needs them. */
export class CategoryBook {
  readonly #idsByName: Map<string, string>;
  readonly #ids: Set<string>;
  #nextPosition: number;

  private constructor(rows: { id: string; name: string; position: number }[]) {
    this.#idsByName = new Map(rows.map(({ id, name }) => [name, id]));
    this.#ids = new Set(rows.map(({ id }) => id));
    this.#nextPosition = Math.max(-1, ...rows.map(({ position }) => position)) + 1;
  }

  static async open(tx: Tx): Promise<CategoryBook> {
    const { rows } = await tx.query<{ id: string; name: string; position: number }>(
      'select id, name, position from categories',
    );
    return new CategoryBook(rows);
  }

  /** Adds the categories that the store does not have yet. */
  async ensure(tx: Tx, names: readonly string[]): Promise<void> {
    const added: { id: string; name: string; position: number }[] = [];
    for (const name of new Set(names.map(cleanLine))) {
      if (name === '' || this.#idsByName.has(name)) continue;
      const id = idFor(name);
      this.#idsByName.set(name, id);
      if (this.#ids.has(id)) continue;
      this.#ids.add(id);
      added.push({ id, name, position: this.#nextPosition });
      this.#nextPosition += 1;
    }
    await upsertCategories(tx, added);
  }

  /** The id of a category passed to `ensure`; null for none. */
  idOf(name: string | null): string | null {
    return name === null ? null : (this.#idsByName.get(cleanLine(name)) ?? null);
  }
}
