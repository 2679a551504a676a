import { nonBreakingSpaces } from '@teranga/core/domain/typography';
import { cleanLine, cleanLines } from '../../platform/text/cleanText.ts';
import type { Tx } from '../../platform/db/database.ts';

/** A service as it is written. */
export interface NewService {
  /** A slug, unique in its store. */
  id: string;
  name: string;
  /** Plain text. */
  description: string;
  picture: string | null;
  pictureColor?: string | null;
  isAvailable: boolean;
  category: { id: string; name: string } | null;
}

/**
 * Inserts or updates services by their id, with their categories; the given order is the list
 * order.
 */
export async function upsertServices(tx: Tx, services: readonly NewService[]): Promise<void> {
  if (services.length === 0) return;
  const categories = new Map(
    services.flatMap(({ category }) => (category ? [[category.id, category.name]] : [])),
  );
  await tx.query(
    `insert into service_categories (id, name, position)
     select id, name, position from unnest($1::text[], $2::text[]) with ordinality as given (id, name, position)
     on conflict (store_id, id) do update set name = excluded.name, position = excluded.position`,
    [[...categories.keys()], [...categories.values()].map((name) => cleanLine(name ?? ''))],
  );
  const rows = services.map(({ category, ...service }, position) => ({
    ...service,
    name: nonBreakingSpaces(cleanLine(service.name)),
    description: nonBreakingSpaces(cleanLines(service.description)),
    categoryId: category?.id ?? null,
    position,
  }));
  await tx.query(
    `insert into services (id, name, description, picture, picture_color, is_available, category_id, position)
     select id, name, description, picture, "pictureColor", "isAvailable", "categoryId", position
     from jsonb_to_recordset($1::jsonb) as given (id text, name text, description text, picture text,
       "pictureColor" text, "isAvailable" boolean, "categoryId" text, position int)
     on conflict (store_id, id) do update set name = excluded.name, description = excluded.description,
       picture = excluded.picture, picture_color = excluded.picture_color, is_available = excluded.is_available,
       category_id = excluded.category_id, position = excluded.position`,
    [JSON.stringify(rows)],
  );
}
