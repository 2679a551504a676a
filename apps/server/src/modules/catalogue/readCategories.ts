import type { CategorySectionWire, CategoryWire, NamedWire, ProductSummaryWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { updateLists } from './listing/updateLists.ts';
import { summaryColumns, toProductSummary, type SummaryRow } from './productRows.ts';

const popularCategoryCount = 12;
const popularTagCount = 12;
const sectionCount = 6;
const productsPerSection = 8;

interface CategoryRow {
  id: string;
  name: string;
  image: string | null;
  count: number;
}

/** How many products have each value of a kind. */
const counted = (kind: 'category' | 'brand' | 'tag') =>
  `(select value, sum(bit_count(bits)::integer) as count from facet_bits where kind = '${kind}' group by value)`;

const countedCategories = `
  select c.id, c.name, c.image, coalesce(n.count, 0) as count
  from categories c left join ${counted('category')} n on n.value = c.id`;

const toCategory = (row: CategoryRow): CategoryWire => ({ ...row, category_name: row.name });

/** Every category, in the store's own order. */
export async function listCategories(tx: Tx): Promise<CategoryWire[]> {
  await updateLists(tx, new Date());
  const { rows } = await tx.query<CategoryRow>(`${countedCategories} order by c.position, c.name`);
  return rows.map(toCategory);
}

/**
 * The categories of the home page: those the store chose, then the largest. Empty ones are left
 * out.
 */
export async function popularCategories(tx: Tx): Promise<CategoryWire[]> {
  await updateLists(tx, new Date());
  const { rows } = await tx.query<CategoryRow>(
    `${countedCategories} where n.count > 0
     order by c.is_popular desc, case when c.is_popular then c.position end, n.count desc, c.name limit ${popularCategoryCount}`,
  );
  return rows.map(toCategory);
}

/** Some categories with some of their products. Deterministic, so that pages can be cached. */
export async function categorySections(tx: Tx, now: Date): Promise<CategorySectionWire[]> {
  const { rows } = await tx.query<SummaryRow & { category_id: string; image: string | null }>(
    `with sections as (
       select c.store_id, c.id, c.name, c.image, row_number() over (order by c.is_popular desc, c.position, c.name) as place
       from categories c
       where exists (select 1 from products p where p.store_id = c.store_id and p.category_id = c.id and p.is_published)
       order by place limit ${sectionCount})
     select c.id as category_id, c.image, ${summaryColumns}
     from sections c cross join lateral (
       select * from products where store_id = c.store_id and category_id = c.id and is_published
       order by (quantity > 0) desc, sold desc, id limit ${productsPerSection}) p
     order by c.place, (p.quantity > 0) desc, p.sold desc, p.id`,
  );
  const sections = new Map<string, CategorySectionWire & { items: ProductSummaryWire[] }>();
  for (const row of rows) {
    const section = sections.get(row.category_id) ?? {
      id: row.category_id,
      name: row.category ?? '',
      image: row.image,
      items: [],
    };
    section.items.push(toProductSummary(row, now));
    sections.set(row.category_id, section);
  }
  return [...sections.values()];
}

async function listNames(tx: Tx, kind: 'brand' | 'tag', order: string): Promise<NamedWire[]> {
  await updateLists(tx, new Date());
  const { rows } = await tx.query<NamedWire>(
    `select value as name, count from ${counted(kind)} n order by ${order}`,
  );
  return rows;
}

/** Every brand with how many products it has, by name. */
export async function listBrands(tx: Tx): Promise<NamedWire[]> {
  return listNames(tx, 'brand', 'fold_text(value), value');
}

/** Every tag with how many products it has, by name. */
export async function listTags(tx: Tx): Promise<NamedWire[]> {
  return listNames(tx, 'tag', 'fold_text(value), value');
}

/** The tags that most products have. */
export async function popularTags(tx: Tx): Promise<NamedWire[]> {
  return listNames(tx, 'tag', `count desc, value limit ${popularTagCount}`);
}
