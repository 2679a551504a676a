import { nonBreakingSpaces } from '@teranga/core/domain/typography';
import { cleanLine, cleanLines } from '../../platform/text/cleanText.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { slugOf } from '../../platform/text/slug.ts';

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

/** The id of the services' category of this name, which is created where there is none. */
export async function ensureServiceCategory(tx: Tx, typed: string): Promise<string> {
  const name = cleanLine(typed);
  const id = slugOf(name);
  if (id === '') throw new HttpError(422, `« ${typed} » ne peut pas être le nom d’une catégorie.`);
  await tx.query(
    `insert into service_categories (id, name, position)
     select $1, $2, coalesce(max(position), -1) + 1 from service_categories on conflict do nothing`,
    [id, name],
  );
  return id;
}
