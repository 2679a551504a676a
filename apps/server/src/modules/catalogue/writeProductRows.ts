import type { ImageWire, PriceRuleWire, VariationOptionWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';

interface VariationRecord {
  sku: string;
  position: number;
  is_enabled: boolean;
  quantity: number;
  track_stock: boolean;
  base_price: number;
  price_rules: PriceRuleWire[];
  picture: string | null;
  pictures: string[];
  options: VariationOptionWire[];
}

/** A checked product, named as its columns are. */
export interface ProductRecord {
  id: string;
  sku: string;
  name: string;
  description: string;
  brand: string | null;
  category_id: string | null;
  search_terms: string;
  picture: string | null;
  picture_color: string | null;
  gallery: ImageWire[];
  measurement: { isMeasurable: boolean; unit: string | null } | null;
  base_price: number;
  price_rules: PriceRuleWire[];
  listed_price: number;
  listed_base: number;
  listed_until: string;
  has_variations: boolean;
  quantity: number;
  track_stock: boolean;
  /** Null leaves the stored value unchanged. */
  sold: number | null;
  /** Null leaves the stored value unchanged. */
  added_at: string | null;
  /** Null leaves the stored value unchanged; a new product is published. */
  is_published: boolean | null;
  tags: string[];
  collection_ids: string[];
  variations: VariationRecord[];
}

const upsertRows = `
  insert into products as known (id, sku, name, description, brand, category_id, search_terms, picture, picture_color,
    gallery, measurement, base_price, price_rules, listed_price, listed_base, listed_until, has_variations, quantity, track_stock,
    sold, added_at, is_published)
  select id, sku, name, description, brand, category_id, search_terms, picture, picture_color,
    gallery, measurement, base_price, price_rules, listed_price, listed_base, listed_until, has_variations, quantity, track_stock,
    coalesce(sold, 0), coalesce(added_at, now()), coalesce(is_published, true)
  from jsonb_to_recordset($1::jsonb) as given (id text, sku text, name text, description text, brand text, category_id text,
    search_terms text, picture text, picture_color text, gallery jsonb, measurement jsonb, base_price int, price_rules jsonb,
    listed_price int, listed_base int, listed_until timestamptz, has_variations boolean, quantity int, track_stock boolean,
    sold int, added_at timestamptz, is_published boolean)
  order by id collate "C"
  on conflict (store_id, id) do update set (sku, name, description, brand, category_id, search_terms, picture, picture_color,
    gallery, measurement, base_price, price_rules, listed_price, listed_base, listed_until, has_variations, quantity, track_stock,
    sold, added_at, is_published)
  = (excluded.sku, excluded.name, excluded.description, excluded.brand, excluded.category_id, excluded.search_terms,
    excluded.picture, excluded.picture_color, excluded.gallery, excluded.measurement, excluded.base_price,
    excluded.price_rules, excluded.listed_price, excluded.listed_base, excluded.listed_until, excluded.has_variations, excluded.quantity,
    excluded.track_stock, case when known.id = any($2) then excluded.sold else known.sold end,
    case when known.id = any($3) then excluded.added_at else known.added_at end,
    case when known.id = any($4) then excluded.is_published else known.is_published end)`;

const deleteOldLinks = [
  'delete from product_tags where product_id = any($1)',
  'delete from product_collections where product_id = any($1)',
  // Inserted again below: only carts refer to variations, and they do so by SKU.
  'delete from variations where product_id = any($1)',
];

const insertTags = `
  insert into product_tags (tag, product_id, position)
  select tag, product_id, position
  from jsonb_to_recordset($1::jsonb) as given (tag text, product_id text, position int)`;

const insertCollections = `
  insert into product_collections (collection_id, product_id)
  select collection_id, product_id from jsonb_to_recordset($1::jsonb) as given (collection_id text, product_id text)`;

const insertVariations = `
  insert into variations (product_id, sku, position, is_enabled, quantity, track_stock, base_price, price_rules, picture, pictures, options)
  select product_id, sku, position, is_enabled, quantity, track_stock, base_price, price_rules, picture, pictures, options
  from jsonb_to_recordset($1::jsonb) as given (product_id text, sku text, position int, is_enabled boolean, quantity int,
    track_stock boolean, base_price int, price_rules jsonb, picture text, pictures jsonb, options jsonb)`;

async function insertAll(tx: Tx, sql: string, rows: object[]): Promise<void> {
  if (rows.length > 0) await tx.query(sql, [JSON.stringify(rows)]);
}

/** Writes checked products, given in the order of their ids, and all that hangs on them. */
export async function writeProductRows(tx: Tx, records: readonly ProductRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  const ownRows = records.map(
    ({ tags: _tags, collection_ids: _ids, variations: _variations, ...row }) => row,
  );
  const idsWith = (has: (record: ProductRecord) => boolean) => records.filter(has).map(({ id }) => id);
  await tx.query(upsertRows, [
    JSON.stringify(ownRows),
    idsWith(({ sold }) => sold !== null),
    idsWith(({ added_at }) => added_at !== null),
    idsWith(({ is_published }) => is_published !== null),
  ]);
  for (const sql of deleteOldLinks) await tx.query(sql, [ids]);
  await insertAll(
    tx,
    insertTags,
    records.flatMap(({ id, tags }) => tags.map((tag, position) => ({ tag, product_id: id, position }))),
  );
  await insertAll(
    tx,
    insertCollections,
    records.flatMap(({ id, collection_ids }) =>
      collection_ids.map((collection_id) => ({ collection_id, product_id: id })),
    ),
  );
  await insertAll(
    tx,
    insertVariations,
    records.flatMap(({ id, variations }) =>
      variations.map((variation) => ({ product_id: id, ...variation })),
    ),
  );
}
