import { fromPrice, type Priced } from '@teranga/core/domain/pricing';
import type { ListedProductWire, StaffProductQueryWire } from '@teranga/contract/admin';
import type { Tx } from '../../../platform/db/database.ts';
import { readCursor, toPage, type Page } from '../../../platform/paging/cursor.ts';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import { variationName } from '../variationName.ts';
import { offersColumn, toOffers, toPriced, type OffersRow } from '../offers.ts';
import { validRules } from '../storedDocuments.ts';
import { fromMicros, toMicros } from '../../../platform/paging/micros.ts';

export type ProductQuery = Omit<StaffProductQueryWire, 'cursor' | 'limit' | 'sort'>;
export type ProductSort = NonNullable<StaffProductQueryWire['sort']>;

const mostWords = 8;

/** Variations of a product `p` that are offered and have its threshold or fewer units left. */
const lowVariations = `variations v where v.store_id = p.store_id and v.product_id = p.id and v.is_enabled
    and v.track_stock and v.quantity <= coalesce(p.low_stock, $6::int)`;
/** It, or a variation of it, has its threshold or fewer units left. */
const isLow = `case when p.has_variations then exists (select from ${lowVariations})
  else p.track_stock and p.quantity <= coalesce(p.low_stock, $6::int) end`;
/** Those with the fewest units. */
const lowColumn = `array(
  select jsonb_build_object('sku', v.sku, 'options', v.options, 'quantity', v.quantity)
  from ${lowVariations} and p.has_variations order by v.quantity, v.position limit 5) as low`;
const isOut = 'p.track_stock and p.quantity = 0';

const matches = `
  ($1::text is null or p.id in (
    select id from products where search @@ to_tsquery('fr_exact', $1)
    union select $2::text union select product_id from variations where sku = $2))
  and ($3::text is null or p.category_id = $3) and ($4::text is null or p.brand = $4)
  and ($5::text is null or exists (select from product_collections c
    where c.store_id = p.store_id and c.collection_id = $5 and c.product_id = p.id))
  and ($7::text is null or exists (select from product_tags t
    where t.store_id = p.store_id and t.tag = $7 and t.product_id = p.id))`;

const stocks = { low: isLow, out: isOut, untracked: 'not p.track_stock' } as const;

const micros = toMicros('p.added_at');
const moment = fromMicros('$9');

/** Each order of the list: what a cursor holds of a row, and how it is compared. */
const sorts: Record<ProductSort, { key: string; column: string; last: string; isDescending: boolean }> = {
  recent: { key: micros, column: 'p.added_at', last: moment, isDescending: true },
  name: { key: 'fold_text(p.name)', column: 'fold_text(p.name)', last: '$9::text', isDescending: false },
  price_asc: { key: 'p.listed_price', column: 'p.listed_price', last: '$9::int', isDescending: false },
  price_desc: { key: 'p.listed_price', column: 'p.listed_price', last: '$9::int', isDescending: true },
  stock_asc: { key: 'p.quantity', column: 'p.quantity', last: '$9::int', isDescending: false },
  stock_desc: { key: 'p.quantity', column: 'p.quantity', last: '$9::int', isDescending: true },
  sold: { key: 'p.sold', column: 'p.sold', last: '$9::int', isDescending: true },
};

/** What a query says of publication and stock. */
const shownSql = (stock: ProductQuery['stock']): string =>
  `and ($8::boolean is null or p.is_published = $8) ${stock ? `and ${stocks[stock]}` : ''}`;

function pageSql(sort: ProductSort, stock: ProductQuery['stock']): string {
  const { key, column, last, isDescending } = sorts[sort];
  const [compare, direction] = isDescending ? ['<', 'desc'] : ['>', 'asc'];
  // The products of a page are chosen first: where an index has all that this takes, only they are
  // read.
  return `
    select p.id, p.sku, p.name, p.picture, p.picture_color as "pictureColor", p.brand, p.category_id, c.name as category_name,
      p.is_published as "isPublished", p.base_price, p.price_rules, p.has_variations as "hasVariations", p.quantity,
      p.track_stock as "trackStock", p.low_stock as "lowStock", p.sold, p.added_at, ${isLow} as "isLow", ${key} as key,
      (select count(*) from variations v where v.store_id = p.store_id and v.product_id = p.id)::int as variations,
      coalesce((select max(version) from product_versions v where v.store_id = p.store_id and v.product_id = p.id), 1) as version,
      ${offersColumn}, ${lowColumn}
    from (
      select p.id from products p
      where ${matches} ${shownSql(stock)}
        and ($10::text is null or (${column}, p.id) ${compare} (${last}, $10))
      order by ${column} ${direction}, p.id ${direction} limit $11) chosen
    join products p on p.id = chosen.id
    left join categories c on c.store_id = p.store_id and c.id = p.category_id
    order by ${column} ${direction}, p.id ${direction}`;
}

const countSql = `
  select count(*)::int as all, (count(*) filter (where p.is_published))::int as published,
    (count(*) filter (where not p.is_published))::int as unpublished,
    (count(*) filter (where ${isLow}))::int as low, (count(*) filter (where ${isOut}))::int as out
  from products p where ${matches}`;

export interface ProductCounts {
  all: number;
  published: number;
  unpublished: number;
  low: number;
  out: number;
}

interface Row extends OffersRow {
  id: string;
  sku: string;
  name: string;
  picture: string | null;
  pictureColor: string | null;
  brand: string | null;
  category_id: string | null;
  category_name: string | null;
  isPublished: boolean;
  base_price: number;
  price_rules: unknown;
  hasVariations: boolean;
  quantity: number;
  trackStock: boolean;
  lowStock: number | null;
  sold: number;
  added_at: Date;
  isLow: boolean;
  low: { sku: string; options: unknown; quantity: number }[];
  key: string | number;
  variations: number;
  version: number;
}

const mostStarts = 2;

/**
 * When the next reductions of a product's lowest price begin, by the function that the shop sells
 * by.
 */
function nextReductions(product: Priced, offers: readonly Priced[], now: Date): string[] {
  const starts = [product, ...offers]
    .flatMap(({ multiPricing }) => multiPricing.map(({ startDate }) => Date.parse(startDate ?? '')))
    .filter((start) => start > now.getTime());
  return [...new Set(starts)]
    .toSorted((a, b) => a - b)
    .filter((start) => {
      const { base, price } = fromPrice(product, offers, start);
      return price < base;
    })
    .slice(0, mostStarts)
    .map((start) => new Date(start).toISOString());
}

function toListed(row: Row, now: Date): ListedProductWire {
  const { category_id: id, category_name: name, base_price: sellingPrice, price_rules: rules } = row;
  const { offers, low, added_at: addedAt, key: _key, ...shown } = row;
  const { category_id: _id, category_name: _name, base_price: _price, price_rules: _rules, ...own } = shown;
  const priced = toPriced({ sellingPrice, multiPricing: validRules(rules) });
  const offered = toOffers(offers);
  return {
    ...own,
    category: id === null || name === null ? null : { id, name },
    sellingPrice,
    price: fromPrice(priced, offered, now.getTime()).price,
    lowVariations: low.map(({ sku, options, quantity }) => ({ name: variationName(sku, options), quantity })),
    reducedFrom: nextReductions(priced, offered, now),
    addedAt: addedAt.toISOString(),
  };
}

/** Whatever begins with a word, as a `tsquery`. */
const startOf = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`;

function valuesOf(query: ProductQuery, lowStock: number | null): unknown[] {
  const text = cleanLine(query.search ?? '');
  const words = text === '' ? null : text.split(' ').slice(0, mostWords).map(startOf).join(' & ');
  const { category, brand, collection, tag } = query;
  return [words, text, category, brand, collection, lowStock, tag];
}

const publicationOf = ({ isPublished }: ProductQuery): boolean | null =>
  isPublished === undefined ? null : isPublished === 'true';

/** Ids of all products that match a query. */
export async function matchingProducts(
  tx: Tx,
  query: ProductQuery,
  lowStock: number | null,
): Promise<string[]> {
  const values = [...valuesOf(query, lowStock), publicationOf(query)];
  // The threshold is a parameter of every query, also of those that do not compare it.
  const sql = `select p.id from products p where ($6::int is null or true) and ${matches} ${shownSql(query.stock)}`;
  const { rows } = await tx.query<{ id: string }>(sql, values);
  return rows.map(({ id }) => id);
}

/** The store's products that match a query. `lowStock`: the store's own threshold. */
export async function searchProducts(
  tx: Tx,
  query: ProductQuery,
  page: { cursor?: string | undefined; size: number; sort: ProductSort; lowStock: number | null; now: Date },
): Promise<Page<ListedProductWire>> {
  const { cursor, size, sort, lowStock, now } = page;
  const keyPattern = sort === 'name' ? /^[^\p{Cc}\p{Cs}]{1,600}$/u : /^\d{1,16}$/;
  // A cursor of another order would skip rows.
  const [, last, id] = readCursor(cursor, [new RegExp(`^${sort}$`), keyPattern, /^[a-z0-9-]{1,100}$/]) ?? [];
  const { rows } = await tx.query<Row>(pageSql(sort, query.stock), [
    ...valuesOf(query, lowStock),
    publicationOf(query),
    last,
    id,
    size + 1,
  ]);
  return toPage(rows, size, {
    keyOf: (row) => [sort, String(row.key), row.id],
    toItem: (row) => toListed(row, now),
  });
}

/** How many products match a query, whatever it says of publication and stock. */
export async function countProducts(
  tx: Tx,
  query: ProductQuery,
  lowStock: number | null,
): Promise<ProductCounts> {
  const { rows } = await tx.query<ProductCounts>(countSql, valuesOf(query, lowStock));
  return rows[0] ?? { all: 0, published: 0, unpublished: 0, low: 0, out: 0 };
}
