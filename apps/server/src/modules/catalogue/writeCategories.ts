import type { Tx } from '../../platform/db/database.ts';
import { cleanLine } from '../../platform/text/cleanText.ts';

/** A category as it is written. */
export interface NewCategory {
  /** A slug, unique in its store. */
  id: string;
  /** Unique in its store. */
  name: string;
  image?: string | null;
  isPopular?: boolean;
  /** Lists are in ascending order. */
  position?: number;
}

/** Upserts categories by id; omitted fields of an existing one stay unchanged. */
export async function upsertCategories(tx: Tx, categories: readonly NewCategory[]): Promise<void> {
  if (categories.length === 0) return;
  const rows = categories.map((category) => ({ ...category, name: cleanLine(category.name) }));
  await tx.query(
    `insert into categories as known (id, name, image, is_popular, position)
     select id, name, image, coalesce("isPopular", false), coalesce(position, 0)
     from jsonb_to_recordset($1::jsonb) as given (id text, name text, image text, "isPopular" boolean, position int)
     on conflict (store_id, id) do update set name = excluded.name, image = coalesce(excluded.image, known.image),
       is_popular = case when known.id = any($2) then excluded.is_popular else known.is_popular end,
       position = case when known.id = any($3) then excluded.position else known.position end`,
    [
      JSON.stringify(rows),
      rows.filter(({ isPopular }) => isPopular !== undefined).map(({ id }) => id),
      rows.filter(({ position }) => position !== undefined).map(({ id }) => id),
    ],
  );
  await tx.query(refreshSearchTerms, [rows.map(({ id }) => id)]);
}

/** Writes one category. */
export const upsertCategory = (tx: Tx, category: NewCategory): Promise<void> =>
  upsertCategories(tx, [category]);

/**
 * The search terms of products include their category's name. Only rows that change are written.
 */
export const refreshSearchTerms = `
  update products set search_terms = terms.text
  from (
    select products.id, concat_ws(' ', products.brand, categories.name, products.sku,
      (select string_agg(tag, ' ' order by position) from product_tags where product_id = products.id)) as text
    from products join categories on categories.id = products.category_id where categories.id = any($1)
  ) as terms
  where products.id = terms.id and products.search_terms <> terms.text`;
