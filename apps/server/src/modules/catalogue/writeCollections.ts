import type { Tx } from '../../platform/db/database.ts';
import { cleanLine, cleanLines } from '../../platform/text/cleanText.ts';

/** A collection as it is written. */
export interface NewCollection {
  /** A slug, unique in its store. */
  id: string;
  name: string;
  /** The slug of the collection page: /theme/{slug}. */
  slug: string;
  description?: string;
  image?: string | null;
  /** Lists are in ascending order. */
  position?: number;
}

/** Writes collections by their id. */
export async function upsertCollections(tx: Tx, collections: readonly NewCollection[]): Promise<void> {
  if (collections.length === 0) return;
  const rows = collections.map((collection) => ({
    ...collection,
    name: cleanLine(collection.name),
    description: cleanLines(collection.description ?? ''),
    position: collection.position ?? 0,
  }));
  await tx.query(
    `insert into collections as known (id, name, slug, description, image, position)
     select id, name, slug, description, image, position
     from jsonb_to_recordset($1::jsonb) as given (id text, name text, slug text, description text, image text, position int)
     on conflict (store_id, id) do update set name = excluded.name, slug = excluded.slug,
       description = excluded.description, image = coalesce(excluded.image, known.image), position = excluded.position`,
    [JSON.stringify(rows)],
  );
}

/** Writes one collection. */
export const upsertCollection = (tx: Tx, collection: NewCollection): Promise<void> =>
  upsertCollections(tx, [collection]);
